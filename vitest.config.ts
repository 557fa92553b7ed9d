import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,art,content,scripts,server,tests/server}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000, // a busy machine is no mistake of the guide's
    setupFiles: ['scripts/vitest-setup.ts'],
  },
});
