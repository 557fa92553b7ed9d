import { useSyncExternalStore } from 'react';
import type { Point } from '#app/lib/geography/geography.ts';

/** Where the device says that it is. `accuracyM`: within so many metres, at 95 of 100. */
export type DevicePosition = Point & { accuracyM: number };

/** What came of asking; `insecure`: the browser tells no positions, or none at this address. */
export type Asked =
  | { state: 'idle' | 'asking' | 'refused' | 'unavailable' | 'insecure' }
  | { state: 'found'; position: DevicePosition };

/** A phone without a network has only its satellites to ask. */
const PATIENCE_MS = 30_000;
const FRESH_MS = 60_000;

const IDLE: Asked = { state: 'idle' };
let asked: Asked = IDLE;
const listeners = new Set<() => void>();

/** The device's position for as long as the page is open; it is kept nowhere and sent to nobody. */
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

/** Asks the device, which asks its owner: only after a press. */
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
