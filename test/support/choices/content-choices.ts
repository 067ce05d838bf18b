/** Choices about the contents of pages and about streams. */
import { deflateSync } from 'node:zlib';
import { entriesOf, NUMBERS, ref, type Draft, type Stream } from './draft';
import type { Group } from './choices';

const latin = (data: Uint8Array): string => Buffer.from(data).toString('latin1');
const flate = (data: string): string => latin(deflateSync(Buffer.from(data, 'latin1')));
const hex = (data: string): string => `${Buffer.from(data, 'latin1').toString('hex')}>`;
/** Literal runs of at most 128 bytes (ISO 32000-2, 7.4.5). */
const runs = (data: string): string =>
	`${(data.match(/[^]{1,128}/g) ?? []).map((part) => String.fromCharCode(part.length - 1) + part).join('')}\x80`;

/** Filters by name; `encode` has them in the order of the array. */
function filtered(
	draft: Draft,
	filter: string,
	encode: (data: string) => string,
	more: Readonly<Record<string, string>> = {},
): void {
	for (const content of draft.contents) {
		content.entries.set('Filter', filter);
		for (const [key, value] of Object.entries(more)) content.entries.set(key, value);
		content.data = encode(content.data);
	}
}

/** Puts the content of page N into several streams. */
function parts(draft: Draft, page: number, cut: (data: string) => readonly string[]): string {
	const own = draft.contents[page - 1]!;
	const [first = '', ...others] = cut(own.data);
	own.data = first;
	const rest = others.map((data): string => draft.add({ entries: new Map(), data }));
	return `[${[ref(NUMBERS.content + page - 1), ...rest].join(' ')}]`;
}

/** Between tokens, so not within a string (ISO 32000-2, 7.8.2). */
const atBlanks = (data: string): string[] => data.split(/ (?![^(]*\))/).map((part) => `${part}\n`);

export const contents: Group = {
	'a page without /Contents': (draft) => {
		draft.pages[1]!.delete('Contents');
		draft.objects.delete(NUMBERS.content + 1);
	},
	'a page whose /Contents is an empty array': (draft) => {
		draft.pages[1]!.set('Contents', '[]');
		draft.objects.delete(NUMBERS.content + 1);
	},
	'a page whose /Contents is null': (draft) => {
		draft.pages[1]!.set('Contents', 'null');
		draft.objects.delete(NUMBERS.content + 1);
	},
	'contents in an array of one': (draft) =>
		draft.pages.forEach((page, index) => page.set('Contents', `[${ref(NUMBERS.content + index)}]`)),
	'contents in an indirect array': (draft) =>
		draft.pages.forEach((page, index) => page.set('Contents', draft.add(`[${ref(NUMBERS.content + index)}]`))),
	'contents divided between tokens': (draft) =>
		draft.pages.forEach((page, index) => page.set('Contents', parts(draft, index + 1, atBlanks))),
	'an empty stream among the contents': (draft) =>
		draft.pages.forEach((page, index) =>
			page.set(
				'Contents',
				parts(draft, index + 1, (data) => [`${data}\n`, '', ' ']),
			),
		),
	'a stream of no bytes': (draft) => void (draft.contents[3]!.data = ''),
	'a stream that two pages share': (draft) => {
		draft.pages[3]!.set('Contents', ref(NUMBERS.content));
		draft.objects.delete(NUMBERS.content + 3);
	},
	'an inline image': (draft) => {
		for (const content of draft.contents)
			content.data += `\nq 20 0 0 20 10 150 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \x00\xff>EI\nQ`.replace('>EI', '\x80\x40 EI');
	},
	'operators of future versions': (draft) => {
		for (const content of draft.contents) content.data += ' BX 1 2 future EX';
	},
	'contents with comments and carriage returns': (draft) => {
		for (const content of draft.contents) content.data = `% a comment (\r${content.data.replaceAll(' ', '\r')}% the end`;
	},
	'text in a form XObject with its own resources': (draft) =>
		draft.pages.forEach((page, index) => {
			const { data } = draft.contents[index]!;
			const drawing = draft.add({
				entries: entriesOf({
					Type: '/XObject',
					Subtype: '/Form',
					BBox: '[0 0 300 200]',
					Resources: `<</Font <</F ${ref(NUMBERS.font)}>>>>`,
				}),
				data,
			});
			page.set('Resources', `<</XObject <</X ${drawing}>>>>`);
			draft.contents[index]!.data = 'q /X Do Q';
		}),
	'text in a form XObject that inherits the resources of the page': (draft) =>
		draft.pages.forEach((page, index) => {
			const { data } = draft.contents[index]!;
			const drawing = draft.add({ entries: entriesOf({ Type: '/XObject', Subtype: '/Form', BBox: '[0 0 300 200]' }), data });
			page.set('Resources', `<</Font <</F ${ref(NUMBERS.font)}>> /XObject <</X ${drawing}>>>>`);
			draft.contents[index]!.data = '/X Do';
		}),
	'a transformation that is not undone': (draft) => {
		for (const content of draft.contents) content.data = `.5 0 0 .5 20 20 cm ${content.data}`;
	},
};

/** These encode what other choices wrote, so they come after all that change contents. */
export const streams: Group = {
	'a filter in an array of one': (draft) => filtered(draft, '[/FlateDecode]', flate),
	'an empty array of filters': (draft) => filtered(draft, '[]', (data) => data),
	'two filters': (draft) => filtered(draft, '[/ASCIIHexDecode /FlateDecode]', (data) => hex(flate(data))),
	'run lengths': (draft) => filtered(draft, '/RunLengthDecode', runs),
	'hexadecimal data': (draft) =>
		filtered(draft, '/ASCIIHexDecode', (data) =>
			hex(data)
				.toUpperCase()
				.replaceAll(/(.{40})/g, '$1\r\n'),
		),
	'parameters that are null': (draft) => filtered(draft, '/FlateDecode', flate, { DecodeParms: 'null' }),
	'an array of parameters that are null': (draft) =>
		filtered(draft, '[/ASCIIHexDecode /FlateDecode]', (data) => hex(flate(data)), { DecodeParms: '[null <<>>]' }),
	'an indirect filter': (draft) => filtered(draft, draft.add('/FlateDecode'), flate),
	'a predictor': (draft) =>
		filtered(
			draft,
			'/FlateDecode',
			(data) => flate((data.padEnd(Math.ceil(data.length / 8) * 8).match(/[^]{8}/g) ?? []).map((row) => `\x00${row}`).join('')),
			{ DecodeParms: '<</Predictor 12 /Columns 8>>' },
		),
	'a length that comes later': (draft) =>
		draft.contents.forEach((content) => content.entries.set('Length', ref(draft.reserve()))),
	'no end of line before endstream': (draft) => void (draft.tightStreams = true),
	'a decoded length': (draft) => eachStream(draft, (stream) => stream.entries.set('DL', String(stream.data.length))),
};

function eachStream(draft: Draft, change: (stream: Stream) => void): void {
	for (const body of draft.objects.values()) if (typeof body !== 'string' && !(body instanceof Map)) change(body);
}
