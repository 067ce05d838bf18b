// Runs the modules of test files. Jest's own class compiles a module again for each test file; this one compiles it once in a process
// and runs the same code in the context of each file, so that also the functions that an earlier file called are compiled.
const { createRequire } = require('node:module');
const path = require('node:path');
const { runInContext, Script } = require('node:vm');
const { default: Runtime } = createRequire(require.resolve('jest'))('jest-runtime');

// Tests run in a context whose globals are slow to find: a loop that calls Math.abs takes twenty times as long. These are handed to each
// module; those that tests replace, such as Date, cannot be.
const GLOBALS = (
	'Array BigInt Boolean DataView Error Float32Array Float64Array Infinity Int8Array Int16Array Int32Array JSON Map Math NaN Number ' +
	'Object Promise RangeError Reflect RegExp Set String Symbol SyntaxError TypeError Uint8Array Uint8ClampedArray Uint16Array ' +
	'Uint32Array WeakMap WeakSet isFinite isNaN parseFloat parseInt'
).split(' ');
/** Jest hands a function that belongs to the test file to such modules. */
const IMPORTS = /\bimport\s*\(/;
/**
 * Packages that keep nothing of a test, and give bytes, numbers and instances of their classes: loaded once in a process, outside of the
 * contexts, so that their tables are read and their loops are optimized once. Not pdf-lib, which asks for `instanceof Array`.
 */
const SHARED = /\/node_modules\/(@pdf-lib\/(fontkit|standard-fonts)|fflate|node-forge|pako|pure-rand)\//;
const ROOT = path.join(__dirname, '..', '..', '..');
const OWN = [path.join(ROOT, 'shared', path.sep), path.join(ROOT, 'test', 'support', 'pdfium-wasm.cjs')];
/** Of each file that was compiled, its source and the script. */
const compiled = new Map();

/** @returns a script whose value is a function of the globals; its result is the function of the module. */
function scriptOf(source, filename, parameters) {
	const known = compiled.get(filename);
	if (known?.source === source) return known.script;
	// A module may declare a name of a global, but not that of its own parameter.
	const before = `(function(${GLOBALS.join()}){return function(${parameters.join()}){`;
	// Lines and columns of errors are those of the source.
	const script = new Script(`${before}${source}\n}})`, { filename, columnOffset: -before.length });
	compiled.set(filename, { source, script });
	return script;
}

/** Packages that `shared/` loads. */
const LOADED =
	'@nuintun/qrcode bidi-js css-tree diff form-data-encoder formdata-node linebreak mdast-util-from-markdown mdast-util-gfm ' +
	'micromark-extension-gfm parse5 pdf-lib re2js yaml';
const packages = new Set();
for (const name of LOADED.split(' ')) addPackage(name);

function addPackage(name) {
	if (packages.has(name)) return;
	packages.add(name);
	const { dependencies = {} } = require(path.join(ROOT, 'node_modules', name, 'package.json'));
	for (const other of Object.keys(dependencies)) addPackage(other);
}

/** Whether a module stays in the context that the files of a process share (environment.cjs): it is of the product, or loaded by it. */
function isKept(filename) {
	const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(filename.replaceAll(path.sep, '/')) ?? [];
	return name === undefined ? OWN.some((start) => filename.startsWith(start)) : packages.has(name);
}
const VERSION = 'This version of jest is another one: see test/support/jest/runtime.cjs';

/** The runtime of the test file that runs. */
let running;

module.exports = class extends Runtime {
	constructor(...options) {
		super(...options);
		running = this;
		this.compileOnce();
		const [, { kept }] = options;
		if (kept) this.keep(kept);
	}

	compileOnce() {
		const { executor } = this;
		const context = executor?.environment?.getVmContext();
		if (!context || executor.compile?.length !== 2 || !Array.isArray(executor.injectedModuleParameters)) throw new Error(VERSION);
		const compile = executor.compile.bind(executor);
		const globals = runInContext(`[${GLOBALS.join()}]`, context);
		executor.compile = (source, filename) => {
			if (SHARED.test(filename)) return (module) => void (module.exports = require(filename));
			if (executor.environment.getVmContext() === null || IMPORTS.test(source)) return compile(source, filename);
			try {
				const script = scriptOf(source, filename, executor.injectedModuleParameters);
				return script.runInContext(context)(...globals);
			} catch {
				// This reports the error in the source.
				return compile(source, filename);
			}
		};
	}

	/** Begins with the modules that earlier test files have loaded. */
	keep(kept) {
		const { requireBuilder, registries } = this;
		if (!(registries?.moduleRegistry instanceof Map) || requireBuilder?.for?.length !== 2) throw new Error(VERSION);
		if (typeof this._resolution?.resolveCjs !== 'function' || typeof super.setMock !== 'function') throw new Error(VERSION);
		this.kept = kept;
		for (const [file, module] of kept) registries.moduleRegistry.set(file, module);
		const build = requireBuilder.for.bind(requireBuilder);
		requireBuilder.for = (from, options) => {
			const own = build(from, options);
			if (!isKept(from.filename)) return own;
			// It outlives this runtime.
			return Object.assign((name) => running.requireForKept(from.filename, name), own);
		};
	}

	requireForKept(from, name) {
		const file = this._resolution.isCoreModule(name) ? undefined : this._resolution.resolveCjs(from, name);
		if (file !== undefined && !isKept(file) && !SHARED.test(file))
			throw new Error(`${from} stays for other test files, so ${file} has to: see test/support/jest/runtime.cjs`);
		return this.requireModuleOrMock(from, name);
	}

	setMock(from, name, ...others) {
		if (this.kept && isKept(this._resolution.resolveCjs(from, name)))
			throw new Error(`A file that replaces ${name} needs "@jest-environment node" in its first comment`);
		return super.setMock(from, name, ...others);
	}

	resetModules() {
		super.resetModules();
		// Another copy of them is loaded from now on.
		this.kept = undefined;
	}

	teardown() {
		for (const [file, module] of this.kept ? this.registries.moduleRegistry : [])
			if (module.loaded && isKept(file)) this.kept.set(file, module);
		super.teardown();
	}
};
