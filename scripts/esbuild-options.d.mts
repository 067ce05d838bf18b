import type { BuildOptions } from 'esbuild';

export const forN8n: BuildOptions;
export const forNode: BuildOptions;
export const fromCheckout: BuildOptions;
export const withRequire: BuildOptions;
