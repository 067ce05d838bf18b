/** Options of a script. Wrong ones are explained by its usage, instead of a stack. */
import { parseArgs } from 'node:util';

/**
 * The arguments as `read` understands them. `--help` prints the usage and ends the process with 0. If `read` throws, its message is
 * printed above the usage, and the process ends with 2.
 */
export function orUsage<T>(usage: string, read: () => T): T {
	if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
		console.log(usage);
		process.exit(0);
	}
	try {
		return read();
	} catch (thrown) {
		console.error(`${(thrown as Error).message}\n\n${usage}`);
		process.exit(2);
	}
}

/** A whole number from `least` on. @throws Error naming the option */
export function wholeNumber(option: string, text: string, least: number): number {
	if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
	throw new Error(`--${option} takes a whole number from ${least} on`);
}

/** How an option is read; it is given as text, or as true where it takes no value. */
export interface Option<T> {
	readonly type: 'string' | 'boolean';
	/** The text that it has if no value follows; without it, one must. */
	readonly alone?: string;
	/** @throws Error naming the option and its values */
	read(given: string | true | undefined, name: string): T;
}

const taking = <T,>(read: (given: string | undefined, name: string) => T): Option<T> => ({
	type: 'string',
	read: (given, name) => read(given as string | undefined, name),
});

export const flag: Option<boolean> = { type: 'boolean', read: (given) => given === true };
export const text = taking((given) => given);
/** Empty if no value follows. */
export const textOrNone: Option<string | undefined> = { ...text, alone: '' };
/** Words between commas. */
export const list = taking((given): readonly string[] | undefined => given?.split(','));
export const pattern = taking((given) => new RegExp(given ?? '', 'i'));
export const whole = <U extends number | undefined>(usual: U, least = 1): Option<number | U> =>
	taking((given, name) => (given === undefined ? usual : wholeNumber(name, given, least)));
export const oneOf = <T extends string, U extends T | undefined>(values: readonly T[], usual: U): Option<T | U> =>
	taking((given, name) => {
		if (given === undefined) return usual;
		const found = values.find((value) => value === given);
		if (found === undefined) throw new Error(`--${name} takes one of ${values.join(', ')}`);
		return found;
	});

type Values<O> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

/** The result of `use` for the options and the words between them. */
export function options<O extends Readonly<Record<string, Option<unknown>>>, T>(
	usage: string,
	known: O,
	use: (values: Values<O>, words: readonly string[]) => T,
): T {
	return orUsage(usage, () => {
		const types = Object.fromEntries(Object.entries(known).map(([name, { type }]) => [name, { type }]));
		const args = process.argv.slice(2).map((word, at, all) => {
			const alone = known[word.replace(/^--/, '')]?.alone;
			const isAlone = alone !== undefined && word.startsWith('--') && !/^[^-]/.test(all[at + 1] ?? '');
			return isAlone ? `${word}=${alone}` : word;
		});
		const { values, positionals } = parseArgs({ args, allowPositionals: true, options: types });
		const read = Object.entries(known).map(([name, { read }]) => [name, read(values[name] as string | true | undefined, name)]);
		return use(Object.fromEntries(read) as Values<O>, positionals);
	});
}
