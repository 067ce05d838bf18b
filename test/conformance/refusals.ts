/**
 * The refusals that all operations share: files that they do not take, protected documents that they cannot open, and pages that a
 * document does not have. They follow from the literal of an operation, so its own cases do not say them again.
 */
import type { RawParameters } from '../../shared/contract/values/decode';
import { operationNames, operationOf, type OperationName } from '../../shared/contract/operations';
import type { Field, Operation } from '../../shared/contract/operations/types';
import { examples } from '../support/examples';
import type { Case } from './case';
import { LOCKED } from './common';
import type { Fixture } from './fixtures';

export interface Refusal extends Case {
	readonly refuses: NonNullable<Case['refuses']>;
	/** The kind of input. */
	readonly kind: string;
}

type Accepted = NonNullable<Operation['accepts']> | 'pdf';

interface WrongFile {
	readonly title: string;
	readonly document: Fixture;
	/** The text of a pattern. In an operation on several documents, the message begins with the position of this one. */
	readonly says: string;
	/** The second message. */
	readonly found?: string;
	/** As in `Case`. */
	readonly ours?: true;
}

interface Input {
	readonly name: string;
	readonly right: Fixture;
	readonly wrong: readonly WrongFile[];
}

const UNPARSABLE = 'Could not parse the PDF document\\. The file may be invalid or corrupt\\.$';

const INPUTS: Readonly<Record<Accepted, Input>> = {
	pdf: {
		name: 'PDF document',
		right: '1 page',
		wrong: [
			{
				title: 'an HTML page instead of a document',
				document: 'an HTML page',
				says: UNPARSABLE,
				found: 'is an HTML page, not a PDF document$',
			},
			{ title: 'an empty file', document: 'an empty file', says: '.*empty', ours: true },
			{ title: 'a truncated document', document: 'the start of a document', says: UNPARSABLE, ours: true },
		],
	},
	image: {
		name: 'PNG or JPEG image',
		right: 'a PNG image',
		wrong: [
			{ title: 'a document instead of an image', document: '1 page', says: 'is a PDF document; it must be a PNG or JPEG image$' },
			{ title: 'an image of another kind', document: 'a GIF image', says: 'is a GIF image; it must be a PNG or JPEG image$' },
			{ title: 'an image that is cut short', document: 'the start of a PNG image', says: '.*is cut short' },
			{ title: 'an empty file', document: 'an empty file', says: '.*empty' },
		],
	},
	text: {
		name: 'text in UTF-8',
		right: 'Markdown of two pages',
		wrong: [
			{ title: 'an empty file', document: 'an empty file', says: 'is empty: it must be a text$' },
			{
				title: 'a file that is not text',
				document: 'a PNG image',
				says: 'is not text in UTF-8: the byte at offset 0 does not fit',
			},
		],
	},
};

/** These say whether a document needs a password, instead of refusing it. */
const SAYS_LOCKED: ReadonlySet<OperationName> = new Set(['get_document_info', 'check_document']);

/** `operation`: its literal, unless a test changes it. */
export function sharedRefusals(name: OperationName, operation: Operation = operationOf(name)): readonly Refusal[] {
	const { accepts = 'pdf', input } = operation;
	const kind = `${input}: ${INPUTS[accepts].name}`;
	const parameters = examples[name].small ?? examples[name].parameters;
	const drafts = [...wrongInputs(operation), ...(accepts === 'pdf' ? locks(name, operation) : []), ...pages(operation)];
	return drafts.map(({ without = [], ...draft }) => ({
		...draft,
		kind,
		parameters: { ...omitted(parameters, without), ...draft.parameters },
	}));
}

/** The refusals of an operation that run through a service and in a region: those that no operation before it has. */
export function refusalsToSend(name: OperationName): readonly Refusal[] {
	// Operations of the contract come first, because a live region knows no others.
	const order = [false, true].flatMap((extension) =>
		operationNames.filter((one) => (operationOf(one).extension ?? false) === extension),
	);
	const before = order.slice(0, order.indexOf(name)).flatMap((one) => sharedRefusals(one));
	const sent = new Set(before.map(({ kind, title }) => `${kind}: ${title}`));
	return sharedRefusals(name).filter(({ kind, title }) => !sent.has(`${kind}: ${title}`));
}

/** `parameters` are added to those of the example, without `without`. */
interface Draft extends Omit<Refusal, 'kind'> {
	readonly without?: readonly string[];
}

const omitted = (parameters: RawParameters, names: readonly string[]): RawParameters =>
	Object.fromEntries(Object.entries(parameters).filter(([wire]) => !names.includes(wire)));

function wrongInputs({ accepts, alsoXml, input }: Operation): Draft[] {
	const { name, right, wrong } = INPUTS[accepts ?? 'pdf'];
	const isMany = input === 'many';
	const required = new RegExp(
		`^is required: ${isMany ? 'at least one' : 'a'} ${name}${alsoXml ? ' or the XML of an invoice' : ''}$`,
	);
	const two: Draft = {
		title: 'two inputs',
		documents: [right, right],
		parameters: {},
		refuses: { file: /only once/ },
		ours: true,
	};
	return [
		{ title: 'no input', documents: [], parameters: {}, refuses: { file: required }, ours: true },
		...(isMany ? [] : [two]),
		...wrong.map(({ title, document, says, found, ours }): Draft => ({
			title,
			documents: isMany ? [right, document, right] : [document],
			parameters: {},
			refuses: { file: message(input, says) },
			found: found === undefined ? undefined : message(input, found),
			...((ours ?? isMany) && { ours: true }),
		})),
	];
}

/** Where there are several inputs, the wrong one is the second. */
const message = (input: Operation['input'], says: string): RegExp =>
	new RegExp(input === 'many' ? `^Document 2(?: \\([^)]*\\))?: ${says}` : `^${says}`);

function locks(name: OperationName, { fields, input }: Operation): Draft[] {
	const documents: readonly Fixture[] = input === 'many' ? ['1 page', LOCKED] : [LOCKED];
	// Every host can take these, and the service too.
	const closed: Draft = {
		title: 'a document that needs a password',
		documents,
		parameters: {},
		refuses: { file: message(input, '.*needs a password.*open_password.*remove_password') },
		ours: true,
	};
	const opener = fields['open_password'] || !fields['password']?.required ? 'open_password' : 'password';
	const other: Draft = {
		title: 'a document that needs another password than the one given',
		documents,
		parameters: { [opener]: 'other' },
		refuses:
			opener === 'password'
				? { password: /^does not open the document/ }
				: { file: message(input, '.*the given open_password does not open it') },
	};
	return [...(SAYS_LOCKED.has(name) || opener === 'password' ? [] : [closed]), other];
}

function pages({ fields }: Operation): Draft[] {
	const documents: readonly Fixture[] = ['8 pages'];
	const named = Object.keys(fields).filter((wire) => PAGES.has(fields[wire]!.kind));
	const without = ['first_page', 'last_page', ...named];
	const ranges: readonly Omit<Draft, 'documents'>[] = [
		{ title: 'a first page beyond the end', parameters: { first_page: '9' }, refuses: { first_page: /9.*8 pages/ }, ours: true },
		{
			title: 'a last page beyond the end',
			parameters: { first_page: '2', last_page: '9' },
			refuses: { last_page: /9.*8 pages/ },
			ours: true,
		},
		{
			title: 'a first page after the last',
			parameters: { first_page: '5', last_page: '4' },
			refuses: { first_page: /last_page/ },
		},
		{
			title: 'pages that are not whole numbers from 1',
			parameters: { first_page: '0', last_page: '1e3' },
			refuses: { first_page: /at least 1/, last_page: /at least 1/ },
		},
		{
			title: 'a set together with a range',
			parameters: { pages: '2', last_page: '4' },
			refuses: { pages: /together with last_page/ },
		},
	];
	const sets = named.map((wire): Draft => ({
		title: `${wire} with a page beyond the end`,
		documents,
		parameters: { [wire]: '2, 9' },
		without,
		refuses: { [wire]: /entry 2 .*page 9.*8 pages/ },
		ours: true,
	}));
	return [...(fields['first_page'] ? ranges.map((one): Draft => ({ ...one, documents, without })) : []), ...sets];
}

const PAGES: ReadonlySet<Field['kind']> = new Set(['pageSet', 'pageOrder']);

/** Whether the shared refusals leave out fields of an operation that can be wrong, so that its cases must have refusals too. */
export function hasOwnRefusals(name: OperationName): boolean {
	const shared = new Set(sharedRefusals(name).flatMap(({ refuses }) => Object.keys(refuses)));
	return Object.entries(operationOf(name).fields).some(
		([wire, field]) => wire !== 'open_password' && !shared.has(wire) && field.kind !== 'flag' && !isFreeText(field),
	);
}

const isFreeText = (field: Field): boolean => field.kind === 'text' && !field.required && !field.format;
