/** Reads single inputs of the step as the values that they mean, and collects what is wrong with them. */
import type { Issue } from '../../shared/contract/errors';

/** `Name` are the inputs that may be asked for. */
export class InputReader<Name extends string> {
	readonly issues: Issue[] = [];

	/**
	 * `read` gives an input untrimmed, `''` when absent; `mask` hides a secret from the log; `isEmptied` tells whether a workflow has set
	 * an input to nothing.
	 */
	constructor(
		private readonly read: (name: string) => string,
		private readonly mask: (secret: string) => void,
		private readonly isEmptied: (name: Name) => boolean,
	) {}

	/** Without outer blanks; `''` when absent. */
	text(name: Name): string {
		return this.read(name).trim();
	}

	/** As `text`, masked before anything else sees it. */
	secret(name: Name): string {
		const value = this.text(name);
		if (value !== '') this.mask(value);
		return value;
	}

	/** One of `values`; the first if it is absent. */
	choice<T extends string>(name: Name, values: readonly [T, ...T[]]): T {
		const given = this.text(name) || values[0];
		const found = values.find((value) => value === given);
		const message = `must be one of ${values.join(', ')}`;
		if (found === undefined) this.refuse(name, message);
		this.refuseEmptied(name, message, values[0]);
		return found ?? values[0];
	}

	/** In any case of letters; `absent` if it is absent. */
	flag(name: Name, absent: boolean): boolean {
		const given = this.text(name).toLowerCase();
		const message = 'must be true or false';
		if (given !== '' && given !== 'true' && given !== 'false') this.refuse(name, message);
		this.refuseEmptied(name, message, String(absent));
		return given === '' ? absent : given === 'true';
	}

	/** `undefined` if it is absent; `message` refuses a text that `isAllowed` does not take; `example` is a number that it takes. */
	number(name: Name, isAllowed: (given: string) => boolean, message: string, example: number): number | undefined {
		const given = this.text(name);
		if (given !== '' && !isAllowed(given)) this.refuse(name, message);
		this.refuseEmptied(name, message, String(example));
		return given === '' ? undefined : Number(given);
	}

	/** The default must not take the place of an expression that gives nothing: a check would be off. */
	private refuseEmptied(name: Name, message: string, example: string): void {
		if (this.isEmptied(name))
			this.refuse(
				name,
				`is empty, and ${message}: leave it out, or give its expression a default, as in \${{ inputs.name || '${example}' }}`,
			);
	}

	/** Notes a problem; all of them are told at once. */
	refuse(field: Name, message: string): void {
		this.issues.push({ field, message });
	}
}
