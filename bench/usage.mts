/** Explains wrong arguments of a script, instead of printing a stack. */

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

/** @throws Error naming the option and its values */
export function oneOf<T extends string>(option: string, text: string, values: readonly T[]): T {
	const found = values.find((value) => value === text);
	if (found !== undefined) return found;
	throw new Error(`--${option} takes one of ${values.join(', ')}`);
}
