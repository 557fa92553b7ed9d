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
/** Some browsers never call back; what comes later still counts. */
const LAST_MS = PATIENCE_MS + 5000;

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const PERMISSION_DENIED = 1;

const IDLE: Asked = { state: 'idle' };
let asked: Asked = IDLE;
const listeners = new Set<() => void>();

/** What is known at this moment. */
export const devicePosition = (): Asked => asked;

/** Calls back whenever more is known. Returns a function that stops it. */
export function whenPositionChanges(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The device's position for as long as the page is open; it is never stored or sent. */
export const useDevicePosition = (): Asked => useSyncExternalStore(whenPositionChanges, devicePosition, () => IDLE);

/** Asks the device, which asks its user for permission: only after a press. */
export function askPosition() {
  if (!navigator.geolocation) return change({ state: 'insecure' });
  change({ state: 'asking' });
  const timer = setTimeout(() => change({ state: 'unavailable' }), LAST_MS);
  const end = (next: Asked) => {
    clearTimeout(timer);
    change(next);
  };
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        end({ state: 'found', position: { lat: latitude, lng: longitude, accuracyM: accuracy } }),
      (error) => {
        const isRefused = error.code === PERMISSION_DENIED;
        if (!isRefused) console.warn(`The device found no position: ${error.message}`);
        end({ state: isRefused ? 'refused' : 'unavailable' });
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  } catch (error) {
    console.warn('The device cannot be asked for its position.', error);
    end({ state: 'unavailable' });
  }
}

function change(next: Asked) {
  asked = next;
  for (const listener of listeners) listener();
}
