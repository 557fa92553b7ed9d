import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GuideCopy } from './guide-copy.ts';
import { whenQuiet } from './when-quiet.ts';

type Module = typeof import('./guide-copy.ts');

let module: Module | null = null;

const load = async (): Promise<Module> => {
  module ??= await import('./guide-copy.ts');
  return module;
};

const NOTHING = () => () => {};

/** This device's copy of the guide (null until it is known), and a way to call the functions that change it. */
export function useGuideCopy(language: string): {
  view: GuideCopy | null;
  act: (does: (module: Module) => void) => void;
} {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    const begin = () => {
      load().then(
        (module) => {
          setLoaded(module);
          return module.start(language);
        },
        (error: unknown) => console.warn('What is kept on this device cannot be told.', error),
      );
    };
    return whenQuiet(begin);
  }, [language]);
  const view = useSyncExternalStore<GuideCopy | null>(
    loaded?.subscribe ?? NOTHING,
    loaded?.guideCopy ?? (() => null),
    () => null,
  );
  const act = (does: (module: Module) => void) => {
    void load().then(async (module) => {
      setLoaded(module);
      void module.start(language);
      does(module);
    });
  };
  return { view, act };
}
