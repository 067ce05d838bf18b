/**
 * The needs of tests that a machine may not meet. Tests are skipped without them, and `npm test` counts them by what their names say in
 * `(needs …)`. Tests start only programs, and ask only judges, that they have declared here (guard.cjs).
 */
import { declare, withdraw, type Declared } from './declared.cjs';
import { isThere, type Program } from './programs.cjs';

/** Programs for which packages of npm answer where they are missing, through the functions of tools.ts. */
const JUDGES: readonly Program[] = ['qpdf', 'poppler', 'mutool'];

type Body = () => unknown;

/** Like `describe`, with `test` for one test. */
export interface Needing {
	(name: string, body: () => void): void;
	test(name: string, body: Body): void;
}

/** `withPrograms('git')('name', () => { … })`: the tests start these programs. */
export const withPrograms = (...programs: Program[]): Needing => needing({ programs }, missingOf(programs));

/** `withTools('qpdf', 'poppler')('name', () => { … })`: the tests ask these judges; other programs are started. */
export function withTools(...tools: Program[]): Needing {
	const judges = tools.filter((one) => JUDGES.includes(one));
	const programs = tools.filter((one) => !JUDGES.includes(one));
	return needing({ programs, judges }, missingOf(programs));
}

const missingOf = (programs: readonly Program[]): Program[] => programs.filter((one) => !isThere(one));

/** `needs(process.platform === 'linux', 'Linux')('name', () => { … })` */
export const needs = (condition: boolean, what: string): Needing => needing({}, condition ? [] : [what]);

/** The tests of the file or group in which it is called ask these judges. */
export const asks = (...judges: ('qpdf' | 'poppler' | 'mutool')[]): void => forThisGroup({ judges });

/** Runs `work`, which starts these programs and knows how to do without them. */
export function starting<T>(programs: readonly Program[], work: () => T): T {
	return during({ programs }, work);
}

function needing(declared: Declared, missing: readonly string[]): Needing {
	if (missing.length > 0) {
		const named = (name: string) => `${name} (needs ${missing.join(', ')})`;
		return Object.assign((name: string, body: () => void) => describe.skip(named(name), body), {
			test: (name: string, body: Body) => test.skip(named(name), () => void body()),
		});
	}
	const group = (name: string, body: () => void) =>
		describe(name, () => {
			forThisGroup(declared);
			during(declared, body);
		});
	const single = (name: string, body: Body) =>
		test(name, async () => {
			declare(declared);
			try {
				await body();
			} finally {
				withdraw(declared);
			}
		});
	return Object.assign(group, { test: single });
}

function forThisGroup(declared: Declared): void {
	beforeAll(() => declare(declared));
	afterAll(() => withdraw(declared));
}

function during<T>(declared: Declared, work: () => T): T {
	declare(declared);
	try {
		return work();
	} finally {
		withdraw(declared);
	}
}
