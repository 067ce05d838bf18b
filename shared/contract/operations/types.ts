/**
 * The vocabulary in which operations are declared: plain data, no behaviour, no imports.
 *
 * Everything else (types, validation, the multipart request, the n8n panel, the Action's inputs, the tables of the
 * documents, the server) is derived from these literals. A new kind of field does not compile until every host
 * handles it.
 */

/** A file: the input of an operation, a further file as a parameter, or a result. */
export interface Document {
	/** File name, without folder. */
	readonly name: string;
	readonly bytes: Uint8Array;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
	readonly [key: string]: JsonValue;
}

/**
 * Something that not every host can lend to the code that works on documents (docs/semantics.md, D76): the time of day, a program that
 * recognizes text, requests to other computers, a program that draws pages.
 */
export type Port = 'clock' | 'recognizer' | 'network' | 'pixels';

interface Common {
	/** The label of the input, in Title Case. */
	readonly label: string;
	/** A full sentence without final period. Flags begin with "Whether". */
	readonly description: string;
	readonly required?: true;
	/** The contract of the service has no such field: it is sent only to a service that announces it (docs/semantics.md, D22). */
	readonly extension?: true;
	/**
	 * How a value that turns out empty counts where it was set (docs/semantics.md, D37). Absent: a guard, an empty value is an
	 * issue. `opener`: a password that opens an input, an empty value counts as absent. `word`: null and '' count as absent.
	 */
	readonly empty?: 'opener' | 'word';
	/** A value other than the default needs these. */
	readonly ports?: readonly Port[];
	/** The group of the field in a panel, such as `permissions`. */
	readonly group?: FieldGroup;
}

/** `certificate`: in n8n it comes from the credential (docs/semantics.md, D89). */
export type FieldGroup = 'permissions' | 'range' | 'certificate';

/** Free text. Never trimmed; its length is counted in Unicode code points after NFC unless `secret`. */
export interface Text extends Common {
	readonly kind: 'text';
	/** A password: masked in every host, counted in raw UTF-16 units, never changed. */
	readonly secret?: true;
	readonly minLength?: number;
	readonly maxLength: number;
	/** It may have several lines. They end with a line feed (LF), which CR LF becomes. */
	readonly lines?: true;
	/** A further condition on the text. */
	readonly format?:
		'file-name' | 'media-type' | 'date' | 'language-tag' | 'number-format' | 'running-line' | 'color' | 'https-address';
	/** The contract takes less. A value beyond it is sent only to a service that announces it (docs/semantics.md, D91). */
	readonly contract?: TextContract;
	readonly default?: string;
	readonly placeholder?: string;
}

/** The texts that the contract of the service takes. */
export type TextContract =
	/** Lengths as in `Text`; `printable-ascii`: codes 32 to 126 only. */
	{ readonly maxLength: number; readonly characters?: 'printable-ascii' } | { readonly values: readonly string[] };

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
	readonly unit?: 'bytes';
	readonly placeholder?: string;
}

/** A decimal with a point; greater than `above`, or at least `min`. */
export interface Decimal extends Common {
	readonly kind: 'decimal';
	readonly above?: number;
	readonly min?: number;
	readonly max?: number;
	readonly default?: number;
	/** The unit as a word, such as `inches`. */
	readonly unit: string;
}

export interface Option {
	readonly value: string | number;
	readonly label: string;
	readonly description?: string;
	/** The number that the contract has for this word. It is accepted everywhere, and sent (docs/semantics.md, D91). */
	readonly contract?: number;
}

/** One of a few values. `open`: a region may know further numbers, which the local backend does not. */
export interface Choice extends Common {
	readonly kind: 'choice';
	readonly options: readonly Option[];
	readonly default?: Option['value'];
	readonly open?: { readonly min: number; readonly max: number };
	/** The fields for width and height, which a size such as `210 x 99 mm` gives in place of one of the words. */
	readonly sides?: readonly [width: string, height: string];
}

/** Several of a few words, in the order of the options. As text they are separated by commas. */
export interface Choices extends Common {
	readonly kind: 'choices';
	readonly options: readonly (Option & { readonly value: string })[];
}

/** Pages in the order wanted, such as `3,1,2`. It stays text until a document says how many pages there are. */
export interface PageOrder extends Common {
	readonly kind: 'pageOrder';
	/** Each item is the pages of a part, such as `1-3, 7, 9-`. */
	readonly parts?: true;
	readonly maxLength: number;
	/** As in `Text`. */
	readonly contract?: { readonly maxLength: number };
	readonly placeholder?: string;
}

/** Pages without order, such as `1..3, not 2` or `odd`. It stays text until a document says how many pages there are. */
export interface PageSet extends Common {
	readonly kind: 'pageSet';
	readonly maxLength: number;
	readonly default?: 'all';
	readonly placeholder?: string;
}

/** One further file beside the input. */
export interface File extends Common {
	readonly kind: 'file';
	/**
	 * `image`: PNG or JPEG. `font`: TrueType or OpenType. `key`: a certificate with its private key, as PEM or PKCS #12.
	 * `certificates`: public ones, as PEM or DER.
	 */
	readonly accepts: 'pdf' | 'image' | 'font' | 'key' | 'certificates' | 'any';
	/** A key: masked in every host, never in a message, and never sent over plain HTTP (docs/semantics.md, D42 and D89). */
	readonly secret?: true;
}

/** Several further files, each under the name by which the input mentions it (docs/semantics.md, D53). */
export interface Files extends Common {
	readonly kind: 'files';
	/** PNG, JPEG or GIF. */
	readonly accepts: 'image';
	/** Most files, and most bytes of all together. */
	readonly max: number;
	readonly maxBytes: number;
}

/** A JSON object: as a value, or as its text. */
export interface Json extends Common {
	readonly kind: 'json';
	/** Most characters of its text. */
	readonly maxLength: number;
	/**
	 * Its names are the fields of a form, or names in a template: if documents come with JSON, as in n8n, a host may take the values from
	 * there.
	 */
	readonly namesValues?: 'form' | 'template';
	/** The member that holds a list: a list in place of the object is this member. */
	readonly list?: string;
	readonly placeholder?: string;
}

export type Field = Text | Flag | Integer | Decimal | Choice | Choices | PageOrder | PageSet | File | Files | Json;

/**
 * Something that an operation finds or causes, for the JSON of the hosts (docs/semantics.md, D81). The name of a count is a verb
 * in the past and a noun (`removedSignatures`), or a noun and `Count`. One name has one type in all operations and in data.
 */
export interface Fact {
	/** `count`: a whole number from 0. `texts` and `numbers`: lists. */
	readonly type: 'count' | 'number' | 'text' | 'flag' | 'texts' | 'numbers';
	/** Without final period. */
	readonly description: string;
	readonly unit?: 'bytes' | 'percent' | 'points' | 'pixels';
	/** When there is such a fact, as in `Only if pages were removed`. Absent: always. */
	readonly when?: string;
}

export type DeclaredFacts = Readonly<Record<string, Fact>>;

/** In the order of the panel and of the documents (docs/semantics.md, D88). */
export type Resource =
	'text' | 'convert' | 'document' | 'page' | 'stamp' | 'form' | 'security' | 'annotation' | 'attachment' | 'e_invoice';

/** The condition on another field: it has this value, has another one, or is given. */
export type Need = string | boolean | { readonly not: string | boolean } | { readonly given: true };

export interface Operation {
	readonly resource: Resource;
	readonly label: string;
	/** n8n's action line: sentence case, no article, naming the thing. */
	readonly action: string;
	readonly description: string;
	readonly input: 'one' | 'many';
	/** The inputs where they are not PDF documents: PNG or JPEG images, or a text in UTF-8 (docs/semantics.md, D50). */
	readonly accepts?: 'image' | 'text';
	/** The input may be the XML of an electronic invoice, in place of a PDF document. */
	readonly alsoXml?: true;
	/** Of a text: the language that it is written in, which tells the names of files and the images that it mentions. */
	readonly textKind?: 'markdown' | 'html';
	/**
	 * One document; parts of a document; files of any media type; or JSON data, while the document passes through unchanged. `text`:
	 * data of which the member `text` is the result itself (docs/semantics.md, D49).
	 */
	readonly output: 'pdf' | 'pdfs' | 'files' | 'data' | 'text';
	/** The key under which hosts present data or text, such as `info`. */
	readonly dataKey?: string;
	/** Of files: the key under which hosts say how many there are, such as `imageCount`. */
	readonly countKey?: string;
	/** Each file is an image of a page: its name ends with the number of the page. */
	readonly filesArePages?: true;
	/** Each part has the text that it begins with: the client asks for the JSON envelope, which alone holds it (docs/semantics.md, D47). */
	readonly partsHaveMatch?: true;
	/** The contract of the service has no such operation: it is called only where a service announces it (docs/semantics.md, D22). */
	readonly extension?: true;
	/** Its results differ from run to run, as signatures do (docs/semantics.md, D19). */
	readonly varies?: true;
	/** It may take many minutes: clients ask a service to work later, and fetch the result (RFC 7240, `respond-async`). */
	readonly long?: true;
	/** It needs these, whatever its fields are. */
	readonly ports?: readonly Port[];
	/** Only where it is not `/v1/<wire name>`. */
	readonly path?: `/v1/${string}`;
	/** Older paths of the same operation: the server answers them too, the client falls back to the first on 404 (docs/semantics.md, D3). */
	readonly aliases?: readonly `/v1/${string}`[];
	/** Two fields of which the first, if both are given, must not be greater than the second. */
	readonly ascending?: readonly [string, string];
	/** Two fields that must not be equal; the problem is reported on the first (docs/semantics.md, D12). */
	readonly different?: readonly [string, string];
	/** A field that excludes others; the problem is reported on it (docs/semantics.md, D25). A value equal to a field's default does not count. */
	readonly exclusive?: readonly (readonly [field: string, others: readonly string[]])[];
	/** A field that only counts if another is so; otherwise it is a problem. A value equal to its default does not count as given. */
	readonly needs?: readonly (readonly [field: string, other: string, is: Need])[];
	/** At least one of these fields must be given. */
	readonly atLeastOne?: readonly string[];
	/** At least one of these flags must be true; the problem is reported on the first. */
	readonly someTrue?: readonly string[];
	readonly facts?: DeclaredFacts;
	/** Of each part of a split, or of each file. */
	readonly resultFacts?: DeclaredFacts;
	/** Keyed by wire name. */
	readonly fields: Readonly<Record<string, Field>>;
}

type Value<F> = F extends { kind: 'integer' | 'decimal' }
	? number
	: F extends { kind: 'file' }
		? Document
		: F extends { kind: 'files' }
			? readonly Document[]
			: F extends { kind: 'json' }
				? JsonObject
				: F extends { kind: 'flag' }
					? boolean
					: F extends { kind: 'choices'; options: readonly { value: infer V }[] }
						? readonly V[]
						: F extends { kind: 'choice'; open: object; options: readonly { value: infer V }[] }
							? V | number
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

interface FactTypes {
	readonly count: number;
	readonly number: number;
	readonly text: string;
	readonly flag: boolean;
	readonly texts: readonly string[];
	readonly numbers: readonly number[];
}

export type FactValue<F> = F extends { type: infer T extends keyof FactTypes } ? FactTypes[T] : never;

/** The typed facts, read off their declarations. Those with a condition may be absent. */
export type FactValues<Facts> = Plain<
	{
		readonly [K in keyof Facts as Facts[K] extends { when: string } ? never : K]: FactValue<Facts[K]>;
	} & {
		readonly [K in keyof Facts as Facts[K] extends { when: string } ? K : never]?: FactValue<Facts[K]>;
	}
>;
