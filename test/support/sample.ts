/**
 * `npm test` runs a sample of every long list of cases, `npm run test:all` the whole list. The seed is printed at the end of a run;
 * `OCTAVO_SEED` repeats it.
 */
import path from 'node:path';
import { Random } from './random';

export const everything = process.env['OCTAVO_TESTS'] === 'all';
const seed = Number(process.env['OCTAVO_SEED'] ?? 1);
const random = new Random(seed);

/** A sample has at least one of each kind: of the operation of a case, of its document. */
type Kind<T> = (item: T) => unknown;

/** The whole list, or as many of it, at least one of each kind. */
export function sampled<T>(list: readonly T[], count: number, ...kinds: readonly Kind<T>[]): T[] {
	return everything ? [...list] : chosen(list, count, random, kinds);
}

/** How often a property is tried, or how large what it is tried on. */
export const amount = (whole: number, sample: number): number => (everything ? whole : sample);

/** A test that takes seconds, and whose property another test has for smaller input; with `each`, like `test`. */
export const testWhole = testWhere(() => everything);

/**
 * A test that takes a good part of a second, one of many about the same part of the product. `npm test` runs every sixth of a file,
 * and every sixth row of `each`; which ones differs between files, and six seeds after each other reach all of them.
 */
export const testInTurn = testWhere(isInTurn);

/** `inTurn(withPrograms('git'))('name', () => { … })`: like `testInTurn`, of a test that has needs. */
export const inTurn = (needing: { readonly test: Test }): Test => (isInTurn() ? needing.test : () => undefined);

type Test = (title: string, body: () => unknown) => void;

function isInTurn(): boolean {
	turn = (turn ?? firstTurn()) + 1;
	return everything || turn % TURNS === 0;
}

const TURNS = 6;
let turn: number | undefined;

function firstTurn(): number {
	const file = path.basename(expect.getState().testPath ?? '');
	return seed + [...file].reduce((sum, character) => sum + character.charCodeAt(0), 0);
}

/** The limit of time is in milliseconds. */
type Testing = Pick<jest.It, 'each'> & ((title: string, body: () => unknown, timeout?: number) => void);

function testWhere(isRun: () => boolean): Testing {
	const each = (rows: readonly unknown[]) => (title: string, body: (...row: unknown[]) => unknown, timeout?: number) => {
		const chosen = rows.filter(() => isRun());
		if (chosen.length > 0) test.each(chosen)(title, body, timeout);
	};
	const single = (title: string, body: () => unknown, timeout?: number) => {
		if (isRun()) test(title, body as () => Promise<void>, timeout);
	};
	return Object.assign(single, { each: each as unknown as jest.Each });
}

export function chosen<T>(list: readonly T[], count: number, by: Random, kinds: readonly Kind<T>[] = []): T[] {
	const waiting = shuffled([...list.keys()], by);
	const seen = kinds.map(() => new Set<unknown>());
	const taken = new Set<number>();
	for (const index of waiting) {
		const own = kinds.map((kind) => kind(list[index]!));
		if (own.some((kind, at) => !seen[at]!.has(kind))) taken.add(index);
		if (taken.has(index)) for (const [at, kind] of own.entries()) seen[at]!.add(kind);
	}
	for (const index of waiting) {
		if (taken.size >= count) break;
		taken.add(index);
	}
	return list.filter((_, index) => taken.has(index));
}

function shuffled<T>(items: T[], by: Random): T[] {
	for (let at = items.length - 1; at > 0; at--) {
		const other = by.below(at + 1);
		[items[at], items[other]] = [items[other]!, items[at]!];
	}
	return items;
}
