/** Leaves the unused parts of pdf-lib out of bundles. Its modules have no side effects, but its package does not declare that. */
import path from 'node:path';

/** `run.mjs` sets it in scripts that it bundles, which are in another folder then. */
const root = process.env['OCTAVO_ROOT'] ?? path.resolve(import.meta.dirname, '..', '..');

export const leanPdfLib = {
	name: 'lean pdf-lib',
	setup({ onResolve, resolve }) {
		onResolve({ filter: /^(?:pdf-lib$|\.)/ }, async ({ path: specifier, importer, resolveDir, kind, pluginData }) => {
			const isOurs = specifier === 'pdf-lib' || /[\\/]node_modules[\\/]pdf-lib[\\/]es[\\/]/.test(importer);
			if (!isOurs || pluginData === leanPdfLib) return undefined;
			const from = specifier === 'pdf-lib' ? './node_modules/pdf-lib/es/index.js' : specifier;
			const where = specifier === 'pdf-lib' ? root : resolveDir;
			const found = await resolve(from, { importer, resolveDir: where, kind, pluginData: leanPdfLib });
			return { ...found, sideEffects: false };
		});
	},
};
