/** Facts that several operations have. */
import type { DeclaredFacts } from './types';

/** Of every operation whose result is a document. */
export const pdfFacts = {
	pageCount: { type: 'count', description: 'Pages of the result' },
} as const satisfies DeclaredFacts;

/** Of operations whose result may have more or fewer pages. */
export const pageChangeFacts = {
	...pdfFacts,
	sourcePageCount: { type: 'count', description: 'Pages of the input' },
} as const satisfies DeclaredFacts;

const selecting = 'Only if pages were left out';

/** Of operations that select pages. */
export const selectionFacts = {
	...pageChangeFacts,
	removedPages: { type: 'count', description: 'Pages that were left out', when: selecting },
	removedBookmarks: { type: 'count', description: 'Bookmarks that went with pages', when: selecting },
	removedDestinations: { type: 'count', description: 'Named destinations that went with pages', when: selecting },
	removedLinks: { type: 'count', description: 'Links of other pages that led to them, and went too', when: selecting },
	removedFields: { type: 'count', description: 'Form fields that went with pages', when: selecting },
} as const satisfies DeclaredFacts;

/** Of operations that may also repeat pages. */
export const orderFacts = {
	...selectionFacts,
	repeatedPages: {
		type: 'count',
		description: 'Pages that were added, because they are named more than once',
		when: 'Only if there are any',
	},
} as const satisfies DeclaredFacts;

/** Of all splits. */
export const splitFacts = {
	sourcePageCount: pageChangeFacts.sourcePageCount,
	partCount: { type: 'count', description: 'Parts that were made' },
	largestBytes: { type: 'count', description: 'Size of the largest part', unit: 'bytes' },
	leftOutAttachments: { type: 'count', description: 'Attachments of the document, which are not in any part' },
} as const satisfies DeclaredFacts;

/** Of each part of a split. */
export const partFacts = {
	...pdfFacts,
	firstPage: { type: 'count', description: 'First page of the part in the document, from 1' },
	lastPage: { type: 'count', description: 'Last page of the part in the document' },
} as const satisfies DeclaredFacts;

/** Of each result that is not a document. */
export const fileFacts = {
	size: { type: 'count', description: 'Size of the file', unit: 'bytes' },
	mimeType: { type: 'text', description: 'Media type of the file' },
} as const satisfies DeclaredFacts;

/** Of stamps. */
export const stampFacts = {
	...pdfFacts,
	stampedPages: { type: 'count', description: 'Pages that got the stamp' },
} as const satisfies DeclaredFacts;

/** Of operations that read text. */
export const readingFacts = {
	textlessPages: {
		type: 'numbers',
		description:
			'Pages without text of which images cover half or more, such as scans without recognized text, by their numbers; text of fewer than 50 characters, or only at the edges, does not count',
	},
} as const satisfies DeclaredFacts;

/** Of operations that encrypt. */
export const protectionFacts = {
	...pdfFacts,
	algorithm: { type: 'text', description: 'Algorithm of the encryption' },
	restrictions: { type: 'texts', description: 'Permissions that readers of the result do not have' },
	needsPassword: { type: 'flag', description: 'Whether the result opens only with a password' },
} as const satisfies DeclaredFacts;

/** Of operations that decrypt, or lift restrictions. */
export const unprotectionFacts = {
	...pdfFacts,
	wasEncrypted: { type: 'flag', description: 'Whether the input was encrypted' },
	restrictions: {
		type: 'texts',
		description: 'Permissions that readers of the input did not have',
		when: 'Only if it was encrypted',
	},
} as const satisfies DeclaredFacts;
