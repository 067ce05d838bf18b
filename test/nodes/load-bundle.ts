/**
 * Loads a built file the way a verified node must live: modules other than the two allowed ones are refused, and the process,
 * timers and the global object are out of sight.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const root = path.join(__dirname, '..', '..');
const HIDDEN = [
	'process',
	'global',
	'globalThis',
	'setTimeout',
	'setInterval',
	'setImmediate',
	'clearTimeout',
	'console',
	'__dirname',
	'__filename',
];

export interface Loaded {
	readonly exports: Record<string, unknown>;
	/** Names of the files and modules that have been required so far. */
	readonly required: readonly string[];
}

export function loadBundle(file: string): Loaded {
	const main = path.join(root, file);
	if (!existsSync(main)) execFileSync(process.execPath, [path.join(root, 'scripts', 'bundle-node.mjs')]);
	const modules = new Map<string, Record<string, unknown>>();
	const required: string[] = [];
	const load = (at: string): Record<string, unknown> => {
		const known = modules.get(at);
		if (known) return known;
		const module = { exports: {} as Record<string, unknown> };
		const requireFrom = (name: string): unknown => {
			required.push(name);
			if (name === 'n8n-workflow' || name === 'node:crypto') return require(name);
			if (!name.startsWith('./')) throw new Error(`A verified node may not require ${name}`);
			return load(path.join(path.dirname(at), name));
		};
		const run = vm.compileFunction(readFileSync(at, 'utf8'), ['exports', 'require', 'module', ...HIDDEN], { filename: at });
		run.call(undefined, module.exports, requireFrom, module);
		modules.set(at, module.exports);
		return module.exports;
	};
	return { exports: load(main), required };
}
