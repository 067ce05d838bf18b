/** The rights of a key in the file: until when it is valid, for which operations, and for how many bytes a day. */
import { operationNames, type OperationName } from '../../shared/contract/operations';

export interface Rights {
	/** Milliseconds since 1970, from which on the key is not valid. */
	readonly expires?: number;
	/** Undefined for all. */
	readonly operations?: readonly OperationName[];
	/** In place of OCTAVO_BYTES_PER_DAY. */
	readonly bytesPerDay?: number;
}

type Read = (value: string) => Rights | undefined;

const isOperation = (name: string): name is OperationName => (operationNames as readonly string[]).includes(name);

const ENTRIES: Readonly<Record<string, { readonly valid: string; readonly read: Read }>> = {
	expires: {
		valid: 'a date such as 2027-12-31, or a time such as 2027-12-31T18:00:00Z',
		read: (value) => {
			const isDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(value);
			const expires = Date.parse(value);
			return isDate && !Number.isNaN(expires) ? { expires } : undefined;
		},
	},
	operations: {
		valid: 'names of operations, separated by commas',
		read: (value) => {
			const operations = value.split(',');
			return operations.every(isOperation) ? { operations } : undefined;
		},
	},
	bytes_per_day: {
		valid: 'a whole number of bytes',
		read: (value) => (/^[1-9]\d{0,14}$/.test(value) ? { bytesPerDay: Number(value) } : undefined),
	},
};

/** `text`: entries such as `expires=2027-12-31`, separated by white space. @throws Error that names the entry and its valid values */
export function readRights(text: string, place: string): Rights {
	let rights: Rights = {};
	for (const entry of text.split(/\s+/).filter((one) => one !== '')) {
		const at = entry.indexOf('=');
		const name = entry.slice(0, at);
		const known = Object.hasOwn(ENTRIES, name) ? ENTRIES[name] : undefined;
		if (!known) throw new Error(`${place}: after a hash, only ${Object.keys(ENTRIES).join('=, ')}= are allowed`);
		const read = known.read(entry.slice(at + 1));
		if (!read) throw new Error(`${place}: ${name} must be ${known.valid}`);
		rights = { ...rights, ...read };
	}
	return rights;
}
