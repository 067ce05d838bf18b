/** Reads single inputs of the step as the values that they mean, and collects what is wrong with them. */
import type { Issue } from '../../shared/contract/errors';

/** `Name` are the inputs that may be asked for. */
export class InputReader<Name extends string> {
	readonly issues: Issue[] = [];

	/**
	 * `read` gives an input untrimmed, `''` when absent; `mask` hides a secret from the log; `isEmpty` tells whether the runner gives an
	 * input, and it is empty. If action.yml has a default for it, GitHub gives that where the input is left out: an empty one was set to
	 * nothing. Of the others, GitHub does not tell the two apart.
	 */
	constructor(
		private readonly read: (name: string) => string,
		private readonly mask: (secret: string) => void,
		private readonly isEmpty: (name: Name) => boolean,
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

	/** One of `values`; the first, which is the default of action.yml, if it is absent. */
	choice<T extends string>(name: Name, values: readonly [T, ...T[]]): T {
		const given = this.text(name) || values[0];
		const found = values.find((value) => value === given);
		const message = `must be one of ${values.join(', ')}`;
		if (found === undefined) this.refuse(name, message);
		this.refuseEmptied(name, message, values[0]);
		return found ?? values[0];
	}

	/** In any case of letters; `absent`, which is the default of action.yml, if it is absent. */
	flag(name: Name, absent: boolean): boolean {
		const given = this.text(name).toLowerCase();
		const message = 'must be true or false';
		if (given !== '' && given !== 'true' && given !== 'false') this.refuse(name, message);
		this.refuseEmptied(name, message, String(absent));
		return given === '' ? absent : given === 'true';
	}

	/** `message` refuses a text that `isAllowed` does not take. `absent`: the default of action.yml, if it has one. */
	number<Absent extends number | undefined = undefined>(
		name: Name,
		isAllowed: (given: string) => boolean,
		message: string,
		absent?: Absent,
	): number | Absent {
		const given = this.text(name);
		if (given !== '' && !isAllowed(given)) this.refuse(name, message);
		if (absent !== undefined) this.refuseEmptied(name, message, String(absent));
		return given === '' ? (absent as Absent) : Number(given);
	}

	/** The default must not take the place of an expression that gives nothing: a check would be off. */
	private refuseEmptied(name: Name, message: string, absent: string): void {
		if (!this.isEmpty(name)) return;
		const cure = `leave it out, or give its expression a default, as in \${{ inputs.name || '${absent}' }}`;
		this.refuse(name, `is empty, and ${message}: ${cure}`);
	}

	/** Notes a problem; all of them are told at once. */
	refuse(field: Name, message: string): void {
		this.issues.push({ field, message });
	}
}
