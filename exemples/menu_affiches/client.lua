-- L'adresse du site, sans barre oblique à la fin. Son content/site.yaml doit nommer cette ressource :
--   cadres:
--     - https://cfx-nui-menu_affiches
local SITE = 'https://votre-site.example'

local function fermer()
  SetNuiFocus(false, false)
  SendNUIMessage({ type = 'fermer' })
end

-- /affiches ouvre le mur.
RegisterCommand('affiches', function()
  SetNuiFocus(true, true)
  SendNUIMessage({ type = 'ouvrir', site = SITE })
end, false)

-- Une affiche a été choisie : id, title, author, import, width, height.
RegisterNUICallback('choisie', function(affiche, repondre)
  fermer()
  -- Ici commence votre script : une imprimante, un panneau, un téléphone…
  TriggerEvent('menu_affiches:choisie', affiche)
  print(('Affiche choisie : %s (%s)'):format(affiche.title, affiche.import))
  repondre({})
end)

RegisterNUICallback('fermer', function(_, repondre)
  fermer()
  repondre({})
end)
