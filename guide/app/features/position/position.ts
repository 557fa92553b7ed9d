import { useSyncExternalStore } from 'react';
import type { Point } from '#common/lib/geography/geography.ts';

/** The position that the device reports. `accuracyM`: its radius in metres, with 95 % confidence. */
export type DevicePosition = Point & { accuracyM: number };

/** The result of asking; `insecure`: the browser offers no geolocation, or none at this address. */
export type Asked =
  | { state: 'idle' | 'asking' | 'refused' | 'unavailable' | 'insecure' }
  | { state: 'found'; position: DevicePosition };

/** Long, because a phone without a network has only satellites to find its position. */
const PATIENCE_MS = 30_000;
const FRESH_MS = 60_000;

const IDLE: Asked = { state: 'idle' };
let asked: Asked = IDLE;
const listeners = new Set<() => void>();

/** The device's position for as long as the page is open; it is never stored or sent. */
export function useDevicePosition(): Asked {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => asked,
    () => IDLE,
  );
}

/** Asks the device, which asks its user for permission: only after a press. */
export function askPosition() {
  if (!navigator.geolocation) return change({ state: 'insecure' });
  change({ state: 'asking' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      change({ state: 'found', position: { lat: latitude, lng: longitude, accuracyM: accuracy } }),
    (error) => {
      const isRefused = error.code === GeolocationPositionError.PERMISSION_DENIED;
      if (!isRefused) console.warn(`The device found no position: ${error.message}`);
      change({ state: isRefused ? 'refused' : 'unavailable' });
    },
    { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
  );
}

function change(next: Asked) {
  asked = next;
  for (const listener of listeners) listener();
}
