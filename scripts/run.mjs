// node scripts/run.mjs <file.mts> [arguments] : runs a TypeScript script on Node 20 or newer, by bundling it in memory.
import { build } from 'esbuild';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fromCheckout, withRequire } from './esbuild-options.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const [script, ...rest] = process.argv.slice(2);
// Inside the project, so that imports of packages resolve as in the sources.
const folder = path.join(root, '.cache', 'run');
mkdirSync(folder, { recursive: true });
const outfile = path.join(folder, `${path.basename(script).replace(/\.mts$|\.ts$/, '')}-${process.pid}.mjs`);
process.on('exit', () => {
	rmSync(outfile, { force: true });
	rmSync(`${outfile}.map`, { force: true });
});
await build({
	...fromCheckout,
	...withRequire,
	entryPoints: [path.resolve(root, script)],
	outfile,
	define: { 'process.env.OCTAVO_ROOT': JSON.stringify(root) },
});
process.argv = [process.argv[0], path.resolve(root, script), ...rest];
process.setSourceMapsEnabled?.(true);
await import(pathToFileURL(outfile).href);
