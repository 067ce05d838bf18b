/**
 * The vocabulary in which operations are declared: plain data, no behaviour, no imports.
 *
 * Everything that knows an operation (types, validation, the multipart request, the n8n form, the Action's inputs,
 * the README tables, the server) reads these literals. A new kind of field does not compile until every surface
 * handles it.
 */

interface Common {
	/** What people see above the input, in Title Case. */
	readonly label: string;
	/** A full thought without final period. Flags begin with "Whether". */
	readonly description: string;
	readonly required?: true;
	/** Never sent to a region: the contract of the service has no such field (semantics D7). */
	readonly localOnly?: true;
}

/** Free text. Never trimmed; its length is counted in Unicode code points after NFC unless `secret`. */
export interface Text extends Common {
	readonly kind: 'text';
	/** A password: masked in every face, counted in raw UTF-16 units, never changed. */
	readonly secret?: true;
	readonly minLength?: number;
	readonly maxLength: number;
	/** `printable-ascii`: codes 32 to 126 only. */
	readonly characters?: 'printable-ascii';
	readonly placeholder?: string;
}

export interface Flag extends Common {
	readonly kind: 'flag';
	readonly default: boolean;
}

/** A whole number in the int32 grammar, or up to 2^53 - 1 where `max` says so. */
export interface Integer extends Common {
	readonly kind: 'integer';
	readonly min: number;
	readonly max?: number;
	readonly default?: number;
	readonly placeholder?: string;
}

/** A decimal with a point; greater than `above`. */
export interface Decimal extends Common {
	readonly kind: 'decimal';
	readonly above: number;
	readonly default: number;
	/** The unit as a word, such as `inches`. */
	readonly unit: string;
}

export interface Option {
	readonly value: string | number;
	readonly label: string;
	readonly description?: string;
}

/** One of a few values. `open`: a region may know more values than the local backend does. */
export interface Choice extends Common {
	readonly kind: 'choice';
	readonly options: readonly Option[];
	readonly default?: Option['value'];
	readonly open?: { readonly min: number; readonly max: number };
}

/** Pages in the order wanted, such as `3,1,2`. It stays text until a document says how many pages there are. */
export interface PageOrder extends Common {
	readonly kind: 'pageOrder';
	readonly maxLength: number;
	readonly placeholder?: string;
}

export type Field = Text | Flag | Integer | Decimal | Choice | PageOrder;

export interface Operation {
	readonly resource: 'document' | 'page' | 'security' | 'watermark';
	readonly label: string;
	/** n8n's action line: sentence case, no article, naming the thing. */
	readonly action: string;
	readonly description: string;
	readonly input: 'one' | 'many';
	readonly output: 'pdf' | 'pdfs';
	/** Only where it is not `/v1/<wire name>`. */
	readonly path?: `/v1/${string}`;
	/** Older paths of the same operation: the server answers them too, the client falls back to the first on 404 (D3). */
	readonly aliases?: readonly `/v1/${string}`[];
	/** Two fields of which the first, if both are given, must not be greater than the second. */
	readonly ascending?: readonly [string, string];
	/** Two fields that must not be equal; the problem is reported on the first (D12). */
	readonly different?: readonly [string, string];
	/** Keyed by wire name. */
	readonly fields: Readonly<Record<string, Field>>;
}

type Value<F> = F extends { kind: 'integer' | 'decimal' }
	? number
	: F extends { kind: 'flag' }
		? boolean
		: F extends { kind: 'choice'; open: object }
			? number
			: F extends { kind: 'choice'; options: readonly { value: infer V }[] }
				? V
				: string;

/** Required fields and fields with a default are always there; the rest may be absent. */
type AlwaysThere<F> = F extends { required: true } | { default: string | number | boolean } ? true : false;

/** One object type instead of an intersection: a literal with a field too many is refused also where no field is required. */
type Plain<T> = { [K in keyof T]: T[K] };

/** The typed parameters of an operation, read off its fields. */
export type Params<Fields> = Plain<
	{
		-readonly [K in keyof Fields as AlwaysThere<Fields[K]> extends true ? K : never]: Value<Fields[K]>;
	} & {
		-readonly [K in keyof Fields as AlwaysThere<Fields[K]> extends true ? never : K]?: Value<Fields[K]>;
	}
>;

/** Opens a protected input. Every operation has it; no region knows it (D7). */
export const openPassword = {
	kind: 'text',
	secret: true,
	label: 'Open Password',
	description: 'Password that opens the input document, when it needs one. Used locally and never sent to a region.',
	minLength: 1,
	maxLength: 256,
	localOnly: true,
} as const satisfies Text;

export const firstPage = {
	kind: 'integer',
	label: 'First Page',
	description: 'Where the range of pages starts, counted from 1',
	min: 1,
	default: 1,
} as const satisfies Integer;

export const lastPage = {
	kind: 'integer',
	label: 'Last Page',
	description: 'Where the range of pages ends. The end of the document if absent.',
	min: 1,
} as const satisfies Integer;

export const encryptionAlgorithm = {
	kind: 'choice',
	label: 'Encryption Algorithm',
	description: 'How the document is encrypted. AES-256 is stronger, AES-128 opens in older readers.',
	options: [
		{ value: 'AES-128', label: 'AES-128' },
		{ value: 'AES-256', label: 'AES-256' },
	],
	default: 'AES-128',
} as const satisfies Choice;
