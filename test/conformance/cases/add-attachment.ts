import type { Case } from '../case';

const NOTES = { name: 'notes.txt', bytes: Buffer.from('hello') };
const ATTACHED = ['notes.txt, text/plain, Unspecified: hello'];

export const add_attachment: readonly Case[] = [
	{ title: 'a text', documents: ['3 pages'], parameters: { attachment: NOTES }, gives: { attachments: ATTACHED } },
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
		gives: { attachments: ATTACHED },
	},
	{
		title: 'a name with a folder, an invalid type and an invalid date',
		documents: ['1 page'],
		parameters: { attachment: NOTES, attachment_name: '../x', mime_type: 'text', modified: 'yesterday', relationship: 'Data' },
		refuses: { attachment_name: /file name/, mime_type: /media type/, modified: /ISO 8601/, relationship: /one of/ },
	},
	{ title: 'no attachment', documents: ['1 page'], parameters: {}, refuses: { attachment: /required/ } },
];
