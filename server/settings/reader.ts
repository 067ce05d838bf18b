/** Reads variables of the environment, and collects all that is wrong with them. */

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Reader {
	/** All variables that were asked for, whether they are set or not. */
	readonly names: ReadonlySet<string>;
	/** The faults of the variables read so far; in place of an invalid one, its default is read. */
	readonly problems: readonly string[];
	/** The result of `read`, or `otherwise` if it throws. */
	readonly attempt: <T>(read: () => T, otherwise: T) => T;
	readonly given: (name: string) => string | undefined;
	readonly text: (name: string, otherwise: string, valid: string, isValid?: (given: string) => boolean) => string;
	readonly number: (name: string, otherwise: number, least: number, most: number) => number;
	readonly flag: (name: string, otherwise: boolean) => boolean;
}

export function readerOf(environment: Environment): Reader {
	const names = new Set<string>();
	const problems: string[] = [];
	const attempt: Reader['attempt'] = (read, otherwise) => {
		try {
			return read();
		} catch (thrown) {
			problems.push((thrown as Error).message);
			return otherwise;
		}
	};
	const given: Reader['given'] = (name) => {
		names.add(name);
		return environment[name];
	};
	const text: Reader['text'] = (name, otherwise, valid, isValid = (value) => value !== '') => {
		const value = given(name)?.trim();
		if (value === undefined) return otherwise;
		if (isValid(value)) return value;
		problems.push(`${name} must be ${valid}`);
		return otherwise;
	};
	return {
		names,
		problems,
		attempt,
		given,
		text,
		number: (name, otherwise, least, most) => {
			const isValid = (value: string): boolean => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most;
			return Number(text(name, String(otherwise), `a whole number from ${least} to ${most}`, isValid));
		},
		flag: (name, otherwise) =>
			text(name, String(otherwise), 'true or false', (value) => /^(true|false)$/i.test(value)).toLowerCase() === 'true',
	};
}

/** @throws Error that tells all problems. */
export function refuse({ problems }: Reader): void {
	if (problems.length > 0) throw new Error(problems.join('. '));
}
