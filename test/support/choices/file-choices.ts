/** Choices about the file: syntax, cross-reference, trailer and encryption. */
import type { Revision } from '../documents/odd';
import { NUMBERS, PAGES, ref, text, type Draft, type Form } from './draft';
import type { Group } from './choices';

const octal = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`;
const literal = (bytes: Buffer, escape: (byte: number, index: number) => string): string =>
	`(${[...bytes].map((byte, index) => escape(byte, index)).join('')})`;
const plain = (byte: number): string =>
	byte >= 32 && byte < 127 && !'()\\'.includes(String.fromCharCode(byte)) ? String.fromCharCode(byte) : octal(byte);

const strings: Group = {
	'strings in octal': (draft) => void (draft.string = (bytes) => literal(bytes, octal)),
	'strings with continued lines': (draft) =>
		void (draft.string = (bytes) => literal(bytes, (byte, index) => `${index % 3 === 2 ? '\\\n' : ''}${plain(byte)}`)),
	'hexadecimal strings with blanks': (draft) =>
		void (draft.string = (bytes) => `< ${bytes.toString('hex').toUpperCase().replaceAll(/(..)/g, '$1 \r\n\t')}>`),
	'hexadecimal strings with an odd number of digits': (draft) =>
		void (draft.string = (bytes) => `<${bytes.toString('hex').replace(/0$/, '')}>`),
	'strings with balanced parentheses': (draft) => {
		draft.string = (bytes) => literal(bytes, plain);
		draft.dict(NUMBERS.info)?.set('Subject', '(a (b) \\(c (d\\051))');
	},
};

export const names: Group = {
	'names with an escape each': (draft) => void (draft.name = (name) => `#${name.charCodeAt(0).toString(16)}${name.slice(1)}`),
	'resources with special characters in their names': (draft) => {
		const special = '/F#20#23#2f#28';
		// Of the font, not of entries that are called /F as well.
		const renamed = (value: string): string =>
			value
				.replaceAll(/\/F (?=3 0 R|<<\/Type \/Font)/g, `${special} `)
				.replaceAll(text('/F 9 Tf 0 g'), text(`${special} 9 Tf 0 g`));
		for (const body of draft.objects.values()) {
			const entries = body instanceof Map ? body : typeof body === 'string' ? undefined : body.entries;
			for (const [key, value] of entries ?? []) entries!.set(key, renamed(value));
			if (entries?.get('F') === ref(NUMBERS.font)) {
				entries.delete('F');
				entries.set(special.slice(1), ref(NUMBERS.font));
			}
			if (typeof body !== 'string' && !(body instanceof Map)) body.data = body.data.replaceAll(/\/F(?=\s)/g, special);
		}
		for (const [number, body] of draft.objects) if (typeof body === 'string') draft.objects.set(number, renamed(body));
	},
};

const white: Group = {
	'carriage returns as ends of lines': (draft) => void (draft.eol = '\r'),
	'carriage returns and line feeds as ends of lines': (draft) => void (draft.eol = '\r\n'),
	'comments between tokens': (draft) => void (draft.between = '%<<(\n'),
	'tabs, form feeds and null characters between tokens': (draft) => void (draft.between = '\t\f\0 '),
};

const ends: Group = {
	'no end of line after the end': (draft) => void (draft.tail = ''),
	'empty lines after the end': (draft) => void (draft.tail = '\r\n\r\n\n'),
	'an old header with a later version in the catalog': (draft) => {
		draft.header = '%PDF-1.3\n';
		draft.catalog.set('Version', '/1.7');
	},
	'the header of PDF 2.0': (draft) => void (draft.header = '%PDF-2.0\n%\xe2\xe3\xcf\xd3\n'),
	'objects in descending order': (draft) => void (draft.order = 'descending'),
};

const generations: Group = {
	'generations on pages': (draft) => {
		for (let page = 0; page < PAGES; page++) draft.generations.set(NUMBERS.page + page, 2);
	},
	'generations on everything': (draft) => {
		for (const number of draft.objects.keys()) draft.generations.set(number, (number % 4) + 1);
	},
	'a generation of 65534': (draft) => void draft.generations.set(NUMBERS.tree, 65534),
	'free entries': (draft) => void draft.free.push(draft.reserve(), draft.reserve()),
	'numbers with gaps': (draft) => {
		for (let skipped = 0; skipped < 300; skipped++) draft.reserve();
		draft.catalog.set('PieceInfo', draft.add('<<>>'));
	},
};

const byForm = (form: Form) => (draft: Draft) => void (draft.form = form);
const forms: Group = {
	'a cross-reference stream': byForm('stream'),
	'a hybrid cross-reference': byForm('hybrid'),
	'object streams': byForm('object streams'),
	'object streams that extend each other': byForm('object streams that extend each other'),
	'an update of a page': byForm('update'),
	'an update that deletes objects': (draft) => {
		draft.form = 'update';
		draft.deleted.push(draft.reserve(), draft.reserve());
	},
	'an update whose cross-reference is a stream': byForm('update with a stream'),
	'an update without objects': byForm('empty update'),
};

const ids: Group = {
	'no /ID': (draft) => void (draft.id = { written: '', first: Buffer.alloc(0) }),
	'an /ID of empty strings': (draft) => void (draft.id = { written: '[<><>]', first: Buffer.alloc(0) }),
	'an /ID of short literal strings': (draft) => void (draft.id = { written: '[(a\\(b)(c)]', first: Buffer.from('a(b') }),
	'an /ID of different lengths': (draft) =>
		void (draft.id = { written: `[<${'ab'.repeat(40)}><01>]`, first: Buffer.alloc(40, 0xab) }),
};

const encrypted = (revision: Revision) => (draft: Draft) => void (draft.encryption = revision);
const encryption: Group = {
	'RC4 with 40 bits': encrypted(2),
	'RC4 with 128 bits': encrypted(3),
	'AES with 128 bits': encrypted(4),
	'AES with 256 bits': encrypted(6),
};

export const fileChoices: readonly Group[] = [strings, white, ends, generations, forms, ids, encryption];
