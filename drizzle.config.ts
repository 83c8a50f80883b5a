import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/store/schema/platform.ts',
    './src/store/schema/site.ts',
    './src/store/schema/media.ts',
    './src/store/schema/enquiries.ts',
    './src/store/schema/jobs.ts',
    './src/store/schema/shared.ts',
    './src/store/schema/urban-golf.ts',
    './src/store/schema/auth.ts',
  ],
  out: './src/store/migrations',
})
