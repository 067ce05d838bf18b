import type { Plugin } from 'esbuild';

export const leanFontkit: Plugin;
