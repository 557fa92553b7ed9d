import type { Plugin } from 'vite';

/** A function that the bundler wraps around a CommonJS module: `=e((t=>{` or `=e(((t,n)=>{`. */
const WRAPPER = /(=[\w$]+\(\()(?:\(([\w$,]*)\)|([\w$]+))=>\{/g;

/**
 * Turns the arrow functions that the bundler wraps around CommonJS modules, such as React, into ordinary functions.
 * Chrome compiles a function that is called at once together with its file, off the main thread. It recognises one by a
 * parenthesis before `function`, but not before an arrow function, which it parses again later, on the main thread.
 */
export function eagerWrappers(): Plugin {
  return {
    name: 'eager-wrappers',
    generateBundle(_options, bundle) {
      let found = 0;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(WRAPPER, (_match, call: string, several?: string, one?: string) => {
          found++;
          return `${call}function(${several ?? one}){`;
        });
      }
      if (found === 0) this.error('No wrapper of a CommonJS module was found: the bundler writes them in another way.');
    },
  };
}
