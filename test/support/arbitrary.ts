/** Values that a field accepts, for property tests over the operation table. */
import fc, { type Arbitrary } from 'fast-check';
import { isGiven, meets, operationOf, type OperationName, type ParamsOf } from '../../shared/contract/operations';
import type { Decodable } from '../../shared/contract/values/decode';
import type { Field } from '../../shared/contract/operations/types';

type Value = Decodable;

const LETTERS = fc.constantFrom(...'aZ09 .-_äßÆØŁžЖёя漢字😀'.split(/(?:)/u));
const ASCII = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));

const FORMATTED = {
	'file-name': ['a.txt', '漢字 (2).xml'],
	'media-type': ['text/xml', 'application/vnd.oasis.opendocument.text'],
	date: ['2026', '2026-11-20', '2026-11-20T14:30:00+01:00'],
	'https-address': ['https://tsa.example.com', 'https://example.org:8443/tsa?x=1'],
	'language-tag': ['en', 'de-AT', 'zh-Hant'],
	color: ['Gray', 'Red', 'darkgreen', '#c00', '#12AB9f'],
	'running-line': ['{number}', 'A\\|B|{title}', '|{date}|{number} / {last}'],
	'number-format': ['{number}', 'Page {number} of {last}', '{name} · {label}'],
} as const;

export function valueOf(field: Field): Arbitrary<Value> {
	switch (field.kind) {
		case 'text': {
			if (field.format) return fc.constantFrom(...FORMATTED[field.format]);
			const unit = field.contract && 'characters' in field.contract ? ASCII : LETTERS;
			const size = {
				minLength: Math.max(1, field.minLength ?? 0),
				maxLength: field.secret ? Math.min(field.maxLength, 32) : field.maxLength,
			};
			return fc
				.string({ unit, ...size })
				.map((text) => (field.secret ? text : text.normalize('NFC')))
				.filter((text) => (field.secret ? text.length <= field.maxLength : text.trim() !== ''));
		}
		case 'flag':
			return fc.boolean();
		case 'integer':
			return fc.oneof(
				fc.constantFrom(field.min, field.max ?? 2 ** 31 - 1),
				fc.integer({ min: field.min, max: Math.min(field.max ?? 1000, 1000) }),
			);
		case 'decimal':
			return fc
				.double({ min: field.above ?? field.min ?? 0, max: field.max ?? 1e25, noNaN: true })
				.filter((value) => value > 1e-90 && value > (field.above ?? -1));
		case 'choice': {
			const listed = fc.constantFrom(...field.options.map(({ value }) => value));
			// The numbers of the options become their words.
			const isFurther = (value: number) => field.options.every(({ contract }) => contract !== value);
			return field.open ? fc.oneof(listed, fc.integer(field.open).filter(isFurther)) : listed;
		}
		case 'choices':
			return fc.subarray(
				field.options.map(({ value }) => value),
				{ minLength: 1 },
			);
		case 'pageOrder':
			return pageOrder();
		case 'pageSet':
			return pageSet();
		case 'file':
			return fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes): Value => ({ name: 'further.bin', bytes }));
		case 'files':
			return fc
				.uniqueArray(fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }), { minLength: 1, maxLength: 3 })
				.map((names): Value => names.map((name) => ({ name, bytes: Uint8Array.of(1) })));
		case 'json':
			return fc.dictionary(fc.string({ maxLength: 5 }), fc.oneof(fc.string(), fc.boolean(), fc.integer()), {
				noNullPrototype: true,
			});
		default:
			return field satisfies never;
	}
}

/** A well-formed page order, with pages up to `pages` in size from either end. */
export function pageOrder(pages = 30): Arbitrary<string> {
	const page = fc.oneof(fc.integer({ min: 1, max: pages }), fc.integer({ min: -pages, max: -1 }));
	const item = fc.oneof(
		page.map(String),
		page.map((from) => `${from}..`),
		fc.tuple(page, page).map(([from, to]) => `${from}..${to}`),
	);
	const space = fc.constantFrom('', '', ' ', '  ');
	const padded = fc.tuple(space, item, space).map((parts) => parts.join(''));
	return fc.array(padded, { minLength: 1, maxLength: 12 }).map((items) => items.join(','));
}

/** A well-formed page set, with pages up to `pages` in size from either end. */
export function pageSet(pages = 30): Arbitrary<string> {
	const not = fc.constantFrom('', '', 'not ', 'NOT  ');
	const items = fc.oneof(
		fc.constantFrom('odd', 'Even', 'ALL'),
		pageOrder(pages).map((order) => order.split(',')[0]!.trim()),
	);
	return fc
		.array(fc.tuple(not, items), { minLength: 1, maxLength: 12 })
		.map((all) => all.map((pair) => pair.join('')).join(', '));
}

/** Parameters of an operation: every required field, and any of the others, that do not contradict each other. */
export function paramsOf<N extends OperationName>(name: N): Arbitrary<ParamsOf<N>> {
	const { fields, ascending, different, exclusive, needs, atLeastOne, someTrue } = operationOf(name);
	const required = Object.keys(fields).filter((wire) => fields[wire]!.required ?? 'default' in fields[wire]!);
	const model = Object.fromEntries(Object.entries(fields).map(([wire, field]) => [wire, valueOf(field)]));
	const usual = (wire: string) => (fields[wire] as { default?: Value }).default;
	const given = (params: Readonly<Record<string, Value>>, wire: string) => isGiven(fields[wire]!, params[wire]);
	const withoutContradictions = (params: Readonly<Record<string, Value>>): Record<string, Value> => {
		const left = new Map(Object.entries(params));
		const leave = (wire: string) => (usual(wire) === undefined ? left.delete(wire) : left.set(wire, usual(wire)!));
		for (const [field, others] of exclusive ?? []) if (given(params, field)) for (const other of others) leave(other);
		for (const [field, other, need] of needs ?? []) if (!meets(need, fields[other]!, left.get(other))) leave(field);
		return Object.fromEntries(left);
	};
	const generated = fc.record(model, { requiredKeys: required }) as Arbitrary<Record<string, Value>>;
	return generated.map(withoutContradictions).filter((params) => {
		if (different && params[different[0]] === params[different[1]]) return false;
		if (atLeastOne && !atLeastOne.some((wire) => given(params, wire))) return false;
		if (someTrue?.every((wire) => params[wire] === false) === true) return false;
		const [low, high] = (ascending ?? []).map((wire) => params[wire]);
		return !(typeof low === 'number' && typeof high === 'number' && low > high);
	}) as Arbitrary<ParamsOf<N>>;
}
