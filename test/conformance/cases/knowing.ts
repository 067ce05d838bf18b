/** Operations that tell what a document is, its metadata and its attachments. */
import type { Case } from '../cases';
import { badDocuments, richTexts, upTo } from './common';

const NOTES = { name: 'notes.txt', bytes: Buffer.from('hello') };

/** A document that cannot be read without its password, for operations that must read it. */
const locked = (parameters: Case['parameters']): Case => ({
	title: 'a document that needs a password',
	documents: ['locked, user password "user"'],
	parameters,
	refuses: { file: /needs a password.*open_password.*remove_password/ },
	ours: true,
});

export const knowingCases = {
	get_document_info: [
		{
			title: 'a rich document',
			documents: ['rich, a'],
			parameters: {},
			gives: {
				texts: richTexts('a'),
				data: {
					pageCount: 4,
					title: 'a Rich',
					language: 'en',
					pageSizes: [{ width: 420, height: 595, count: 4, firstPage: 1 }],
					locked: false,
					encryption: null,
					form: { fields: 1, xfa: false },
					bookmarks: 5,
					tagged: true,
					javascript: false,
					linearized: false,
					repaired: false,
				},
			},
		},
		{
			title: 'every page',
			documents: ['3 pages, turned by 90'],
			parameters: { per_page: 'true' },
			gives: {
				texts: upTo(3),
				data: { pages: [1, 2, 3].map(() => ({ width: 595, height: 420, rotation: 90, label: null })) },
			},
		},
		{
			title: 'a restricted document',
			documents: ['restricted, owner password "owner"'],
			parameters: {},
			gives: {
				texts: upTo(3),
				data: { locked: false, encryption: { algorithm: 'AES-256', keyBits: 256, opensWithoutPassword: true } },
			},
		},
		{
			title: 'a document that needs a password, without an error',
			documents: ['locked, user password "user"'],
			parameters: {},
			gives: {
				texts: upTo(3),
				opensWith: ['user'],
				data: { pageCount: 3, locked: true, encryption: { algorithm: 'AES-128', keyBits: 128, opensWithoutPassword: false } },
			},
		},
		...badDocuments({}),
	],
	check_document: [
		{
			title: 'a document that passes all checks',
			documents: ['3 pages'],
			parameters: { maximum_pages: '3', forbid_javascript: 'true', require_unlocked: 'true' },
			gives: { texts: upTo(3), data: { passed: true } },
		},
		{
			title: 'too many pages',
			documents: ['8 pages'],
			parameters: { maximum_pages: '7', maximum_bytes: '100000' },
			refuses: { file: /has 8 pages; at most 7 are allowed/ },
		},
		{
			title: 'a font that is not embedded',
			documents: ['1 page'],
			parameters: { require_embedded_fonts: 'true' },
			refuses: { file: /A font is not embedded: Helvetica/ },
		},
		{
			title: 'a document that needs a password',
			documents: ['locked, user password "user"'],
			parameters: { require_unlocked: 'true' },
			refuses: { file: /does not open without a password/ },
		},
		{ title: 'nothing to check', documents: ['1 page'], parameters: {}, refuses: { maximum_pages: /is required, unless/ } },
		...badDocuments({ maximum_pages: '10' }),
	],
	set_metadata: [
		{
			title: 'a title and an author',
			documents: ['3 pages'],
			parameters: { title: 'Über Zahlen', author: 'Ada Lovelace' },
			gives: { texts: upTo(3) },
		},
		{
			title: 'existing metadata is removed',
			documents: ['rich, a'],
			parameters: { remove_existing: 'true' },
			gives: { texts: richTexts('a'), holdsNot: ['a Rich'] },
		},
		{
			title: 'an invalid language',
			documents: ['1 page'],
			parameters: { language: 'English (UK)', remove_existing: 'maybe' },
			refuses: { language: /BCP 47/, remove_existing: /true or false/ },
		},
		{ title: 'nothing to set', documents: ['1 page'], parameters: {}, refuses: { title: /is required, unless/ } },
		locked({ title: 'x' }),
		...badDocuments({ title: 'x' }),
	],
	extract_attachments: [
		{
			title: 'an attachment',
			documents: ['rich, a'],
			parameters: {},
			gives: { files: { 'notes.txt': 'a notes' } },
		},
		{
			title: 'a pattern that matches no attachment',
			documents: ['rich, a'],
			parameters: { name_pattern: '*.xml' },
			gives: { files: {} },
		},
		{ title: 'a document without attachments', documents: ['1 page'], parameters: {}, gives: { files: {} } },
		locked({}),
		...badDocuments({}),
	],
	add_attachment: [
		{ title: 'a text', documents: ['3 pages'], parameters: { attachment: NOTES }, gives: { texts: upTo(3) } },
		{
			title: 'a name that is taken',
			documents: ['rich, a'],
			parameters: { attachment: NOTES },
			refuses: { attachment: /already has \("notes\.txt"\)/ },
		},
		{
			title: 'an attachment that replaces the one with its name',
			documents: ['rich, a'],
			parameters: { attachment: NOTES, replace_existing: 'true' },
			gives: { texts: richTexts('a') },
		},
		{
			title: 'a name with a folder, an invalid type and an invalid date',
			documents: ['1 page'],
			parameters: { attachment: NOTES, attachment_name: '../x', mime_type: 'text', modified: 'yesterday', relationship: 'Data' },
			refuses: { attachment_name: /file name/, mime_type: /media type/, modified: /ISO 8601/, relationship: /one of/ },
		},
		{ title: 'no attachment', documents: ['1 page'], parameters: {}, refuses: { attachment: /required/ } },
		locked({ attachment: NOTES }),
		...badDocuments({ attachment: NOTES }),
	],
} satisfies Readonly<Record<string, readonly Case[]>>;
