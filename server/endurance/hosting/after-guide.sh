# What a machine must do once the guide's commands were typed on it; each line « RESULTAT nom valeur » is read by the test.
set -eu
result() { echo "RESULTAT $*"; }
pid() { systemctl show --property MainPID --value site; }
answers() { curl --silent --fail --output /dev/null --max-time 5 http://127.0.0.1:3000/api/pret; }
until_answers() { for _ in $(seq 900); do answers && return 0; sleep 0.1; done; return 1; }
page() { curl --silent --max-time 5 http://127.0.0.1:3000/; }

answers
result pret oui
result securite "$(systemd-analyze security site | sed -n 's/.*: \([0-9.]*\) .*/\1/p')"
result memoire "$(($(sed -n 's/^VmRSS:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$(pid)/status") / 1024))"
result utilisateur "$(stat -c %U "/proc/$(pid)")"
result code-ecrit-par-le-service "$(find /srv/site -user site | wc -l)"

# A request that the kernel refuses would be a line of the journal; the form and the pages go through.
for path in / /affiche /arc /streamers_cache.json /api/v1.0/form-token; do
  curl --silent --fail --output /dev/null "http://127.0.0.1:3000$path"
done

result boite "$(cd /srv/site/actuel && sudo -u site npm run --silent messages -- list | tail -1)"

before=$(pid)
kill -9 "$before"
until_answers
[ "$(pid)" != "$before" ] && result kill-9 "reparti"

before=$(pid)
kill -STOP "$before"
started=$(date +%s)
until_answers
[ "$(pid)" != "$before" ] && result fige "$(($(date +%s) - started))"

started=$(date +%s%N)
systemctl stop site
result arret "$((($(date +%s%N) - started) / 1000000))"
result dernier-etat "$(systemctl show --property Result --value site)"
systemctl start site
until_answers

# What staff and developers would push to the repository.
git clone --quiet /depot.git /root/travail
cd /root/travail
git config user.name Essai && git config user.email essai@example.org
push() { git add -A && git commit --quiet -m "$1" && git push --quiet origin HEAD; }
update=/srv/site/depot/hosting/mettre-a-jour

before=$(pid)
sed -i 's/^nom:.*/nom: Un tout autre nom/' content/site.yaml
push contenu
$update
for _ in $(seq 100); do page | grep -q "Un tout autre nom" && break; sleep 0.1; done
page | grep -q "Un tout autre nom"
[ "$(pid)" = "$before" ] && result contenu-change "sans redémarrage"

sed -i 's/^nom:.*/nom: [/' content/site.yaml
push faute
if $update; then result contenu-fautif accepte; exit 1; fi
answers
result contenu-fautif "refusé, site en ligne"
git revert --no-edit --quiet HEAD 2>/dev/null || git revert --no-edit HEAD >/dev/null
git push --quiet origin HEAD

cp server/main.ts /root/main.ts
sed -i '1i throw new Error("une version qui ne démarre pas");' server/main.ts
push panne
if $update; then result version-cassee acceptee; exit 1; fi
until_answers
page | grep -q "Un tout autre nom"
result version-cassee "rendue"

cp /root/main.ts server/main.ts
echo "// Une version de plus." >>server/main.ts
push suite
before=$(pid)
$update
until_answers
[ "$(pid)" != "$before" ] && result version-suivante "en ligne"
result versions "$(ls /srv/site/versions | wc -l)"

# A content with a repository of its own, at a host: git's own server, on loopback.
git init --quiet --bare --initial-branch=main /depots/contenu.git
git daemon --base-path=/depots --export-all --listen=127.0.0.1 --detach
git clone --quiet /depots/contenu.git /root/contenu 2>/dev/null
cp -r /root/travail/content/. /root/contenu/
cd /root/contenu
git config user.name Essai && git config user.email essai@example.org
save() { git add -A && git commit --quiet -m "$1" && git push --quiet origin HEAD:main; }
save debut
if /srv/site/depot/hosting/suivre-contenu git://127.0.0.1/absent.git; then exit 1; fi
/srv/site/depot/hosting/suivre-contenu git://127.0.0.1/contenu.git
sed -i 's/^nom:.*/nom: Un nom suivi/' site.yaml
save nom
started=$(date +%s)
for _ in $(seq 1800); do page | grep -q "Un nom suivi" && break; sleep 0.1; done
page | grep -q "Un nom suivi"
result suivi "$(($(date +%s) - started))"

sed -i 's/^nom:.*/nom: [/' site.yaml
save faute
said() { journalctl --unit site-contenu --no-pager --output cat | grep -q "$1"; }
for _ in $(seq 1800); do said "Le site reste comme il était" && break; sleep 0.1; done
said "Le site reste comme il était"
page | grep -q "Un nom suivi"
result suivi-fautif "refusé, site en ligne"
git revert --no-edit HEAD >/dev/null && git push --quiet origin HEAD:main
for _ in $(seq 1800); do said "En ligne.*Revert" && break; sleep 0.1; done
said "En ligne.*Revert"

$update
systemctl is-active --quiet site-contenu
page | grep -q "Un nom suivi"
result suivi-apres-mise-a-jour "suivi"
result suivi-securite "$(systemd-analyze security site-contenu | sed -n 's/.*: \([0-9.]*\) .*/\1/p')"
