// The environment of test files. Jest makes a context for each file, in which everything is loaded and optimized again. Here, the files
// that a process runs share one context, and the modules of the product in it (runtime.cjs): what a file changed on the global object, on
// `process` and in its variables is set back after it.
//
// A file that replaces modules of the product needs a separate context: `@jest-environment node` in its first comment.
const { createRequire } = require('node:module');
const { TestEnvironment } = createRequire(require.resolve('jest-cli'))('jest-environment-node');
const fromJest = createRequire(require.resolve('jest-environment-node'));
const { LegacyFakeTimers, ModernFakeTimers } = fromJest('@jest/fake-timers');
const { ModuleMocker } = fromJest('jest-mock');

/** Packages of jest define these properties for good, and look whether they are there. */
const MATCHERS = Symbol.for('$$jest-matchers-object');
const STAYING = new Set([MATCHERS, Symbol.for('graceful-fs.queue')]);

const HOOK_OF_NO_TEST = /^Invalid: \w+\(\) may not be used in a describe block containing no tests\.$/;

/** The one of this process. */
let shared;

/**
 * Each AsyncLocalStorage that the test file used: jest makes one for it. Node 20 hands those that were ever used to every promise: after
 * a hundred files, that takes a good part of the time.
 */
const storages = new Set();
const {
	AsyncLocalStorage: { prototype: storage },
} = require('node:async_hooks');
const { run, enterWith } = storage;
const noting = (method) =>
	function (...values) {
		storages.add(this);
		return Reflect.apply(method, this, values);
	};

const describeAll = (object) =>
	new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

/** @returns a function that sets the properties of an object back to what they are now. */
function remember(object) {
	const before = describeAll(object);
	return () => {
		for (const [key, now] of describeAll(object)) {
			const old = before.get(key);
			if (old === undefined) {
				if (!STAYING.has(key)) delete object[key];
			} else if (!Object.is(old.value, now.value) || old.get !== now.get) Object.defineProperty(object, key, old);
		}
		for (const [key, old] of before) if (!Object.hasOwn(object, key)) Object.defineProperty(object, key, old);
	};
}

module.exports = class extends TestEnvironment {
	constructor(config, context) {
		Object.assign(storage, { run: noting(run), enterWith: noting(enterWith) });
		if (shared) return shared.renew(config.projectConfig);
		super(config, context);
		if (!Array.isArray(this._globalProxy?.leftovers) || !this.fakeTimers._timerConfig)
			throw new Error('This version of jest is another one: see test/support/jest/environment.cjs');
		shared = this;
		/** The modules that stay, by file. */
		this.kept = new Map();
		const { process } = this.global;
		this.restore = [this.global, process, process.env].map(remember);
	}

	/** As in the constructor of jest. */
	renew(config) {
		const { global } = this;
		this.moduleMocker = new ModuleMocker(global);
		const { _timerConfig: timerConfig } = this.fakeTimers;
		this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
		this.fakeTimersModern = new ModernFakeTimers({ config, global });
		return this;
	}

	/** In a sample of the tests it may be the turn of none in a group: its hooks are a mistake only if that holds in all tests too. */
	handleTestEvent({ name }, state) {
		if (name !== 'finish_describe_definition' || process.env.OCTAVO_TESTS === 'all') return;
		state.unhandledErrors = state.unhandledErrors.filter(({ message }) => !HOOK_OF_NO_TEST.test(message));
	}

	async teardown() {
		this.fakeTimers.dispose();
		this.fakeTimersModern.dispose();
		for (const restore of this.restore) restore();
		if (this.global[MATCHERS]) this.global[MATCHERS].customEqualityTesters.length = 0;
		this._globalProxy.leftovers = [];
		Object.assign(storage, { run, enterWith });
		for (const one of storages) one.disable();
		storages.clear();
	}
};
module.exports.TestEnvironment = module.exports;
