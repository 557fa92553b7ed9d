# shellcheck shell=bash
# The web server in front of the guide.

front_unit() { if [ "$FRONT" = nginx ]; then echo nginx; else echo caddy; fi; }

# Whether the web server starts with this machine for the guide alone: before it is installed, nobody can tell later.
note_front() {
  systemctl is-enabled -q "$(front_unit)" 2>/dev/null || touch "$ADMIN/$(front_unit)-is-ours"
}

install_front() {
  leave_other_front
  case $FRONT in
    caddy | http) install_caddy ;;
    nginx) install_nginx ;;
  esac
}

# Somebody has chosen another web server than before: the one that the guide had lets go of the ports.
leave_other_front() {
  if [ "$FRONT" = nginx ]; then
    ! grep -qs "in front of the guide's own server" /etc/caddy/Caddyfile || systemctl disable -q --now caddy
  elif [ -e /etc/nginx/conf.d/guide.conf ]; then
    rm -f /etc/nginx/conf.d/guide.conf
    if has_other_sites; then systemctl reload nginx; else systemctl disable -q --now nginx; fi
  fi
}

# Whether nginx has more than what Debian brings with it.
has_other_sites() {
  find /etc/nginx/conf.d /etc/nginx/sites-enabled -name '*.conf' -o -path '*/sites-enabled/*' ! -name default | grep -q .
}

# Caddy's file is the guide's own. One that somebody wrote is kept beside it, and comes back with uninstall.
install_caddy() {
  local file=/etc/caddy/Caddyfile next
  next=$(mktemp)
  caddy_file >"$next"
  keep_aside "$file"
  install -m 0644 "$next" "$file"
  rm -f "$next"
  caddy validate --config "$file" --adapter caddyfile >/dev/null 2>&1 || fail "Caddy does not accept $file: caddy validate --config $file"
  systemctl enable -q caddy
  systemctl reload-or-restart caddy || fail "Caddy could not start, perhaps because another program has port 80: journalctl -u caddy"
}

caddy_file() {
  local name=$DOMAIN tls=''
  [ "$FRONT" != http ] || name=http://$DOMAIN
  [ "$OWN_CA" != yes ] || [ "$FRONT" = http ] || tls='\n\ttls internal'
  sed -e "s|^guia-san-rafael.example {|$name {$tls|" -e "s|127.0.0.1:4173|127.0.0.1:$PORT|" "$GUIDE/current/deploy/Caddyfile"
}

install_nginx() {
  local file=/etc/nginx/conf.d/guide.conf
  # certbot writes its lines into this file: it is made once.
  if [ ! -e "$file" ]; then
    sed -e "s|guia-san-rafael.example|$DOMAIN|g" -e "s|127.0.0.1:4173|127.0.0.1:$PORT|" "$GUIDE/current/deploy/nginx.conf" >"$file"
  fi
  nginx -t -q || fail "nginx does not accept its configuration; it says why above."
  systemctl enable -q nginx
  systemctl reload-or-restart nginx
  [ -e "/etc/letsencrypt/live/$DOMAIN" ] ||
    say "nginx answers without https until it has a certificate: sudo apt install certbot python3-certbot-nginx && sudo certbot --nginx -d $DOMAIN"
}

keep_aside() {
  [ -e "$1" ] && [ ! -e "$1.before-guide" ] || return 0
  cp -p "$1" "$1.before-guide"
}

remove_front() {
  [ ! -e /etc/caddy/Caddyfile.before-guide ] || mv -f /etc/caddy/Caddyfile.before-guide /etc/caddy/Caddyfile
  rm -f /etc/nginx/conf.d/guide.conf
  if has_other_sites; then rm -f "$ADMIN/nginx-is-ours"; fi
  let_go caddy
  let_go nginx
}

# let_go UNIT: one that was there for the guide alone frees its ports; somebody's own goes on without the guide.
let_go() {
  if [ -e "$ADMIN/$1-is-ours" ]; then
    systemctl disable -q --now "$1" 2>/dev/null || true
    rm -f "$ADMIN/$1-is-ours"
  else
    systemctl try-reload-or-restart "$1" 2>/dev/null || true
  fi
}
