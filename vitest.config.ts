import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,art,content,scripts,server,tests/server}/**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/vitest-setup.ts'],
  },
});
