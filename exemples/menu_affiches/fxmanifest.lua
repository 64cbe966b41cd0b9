fx_version 'cerulean'
games { 'gta5', 'rdr3' }
rdr3_warning 'I acknowledge that this is a prerelease build of RedM, and I am aware my resources *will* become incompatible once RedM ships.'

name 'menu_affiches'
description 'Choisir une affiche de la communauté sans quitter le jeu'
version '1.0.0'

client_script 'client.lua'

ui_page 'html/index.html'
files {
  'html/index.html',
  'html/choix.js',
  'html/style.css',
}
