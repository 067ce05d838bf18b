// Runs the modules of test files. Jest's own class compiles a module again for each test file; this one compiles it once in a process
// and runs the same code in the context of each file, so that also the functions that an earlier file called are compiled.
const { createRequire } = require('node:module');
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

module.exports = class extends Runtime {
	constructor(...options) {
		super(...options);
		const { executor } = this;
		const context = executor?.environment?.getVmContext();
		if (!context || executor.compile?.length !== 2 || !Array.isArray(executor.injectedModuleParameters))
			throw new Error('This version of jest compiles modules in another way: see test/support/runtime.cjs');
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
};
