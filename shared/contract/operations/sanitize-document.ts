import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Flag, Operation } from './types';

const flag = <L extends string, D extends string>(label: L, description: D) =>
	({ kind: 'flag', label, description }) as const satisfies Omit<Flag, 'default'>;

export const sanitize_document = {
	resource: 'security',
	label: 'Sanitize',
	action: 'Sanitize document before publishing',
	description:
		'Remove from a document what its pages do not show: scripts, private data, metadata, hidden layers and, if wanted, more',
	input: 'one',
	output: 'pdf',
	extension: true,
	someTrue: [
		'remove_scripts',
		'remove_private_data',
		'remove_metadata',
		'remove_hidden_layers',
		'remove_hidden_text',
		'remove_attachments',
		'remove_comments',
		'remove_external_links',
		'remove_image_metadata',
		'remove_cropped',
	],
	facts: {
		...pdfFacts,
		removedScripts: { type: 'count', description: 'Scripts and actions that were removed', when: 'Only with remove_scripts' },
		removedPrivateData: {
			type: 'count',
			description: 'Pieces of private data that were removed',
			when: 'Only with remove_private_data',
		},
		removedMetadata: { type: 'count', description: 'Entries of metadata that were removed', when: 'Only with remove_metadata' },
		removedHiddenLayers: { type: 'count', description: 'Layers that were removed', when: 'Only with remove_hidden_layers' },
		removedHiddenText: {
			type: 'count',
			description: 'Pieces of invisible text that were removed',
			when: 'Only with remove_hidden_text',
		},
		removedAttachments: { type: 'count', description: 'Attachments that were removed', when: 'Only with remove_attachments' },
		removedComments: { type: 'count', description: 'Comments that were removed', when: 'Only with remove_comments' },
		removedExternalLinks: {
			type: 'count',
			description: 'Targets of links that were removed',
			when: 'Only with remove_external_links',
		},
		removedImageMetadata: {
			type: 'count',
			description: 'Images that lost their metadata',
			when: 'Only with remove_image_metadata',
		},
		removedCropped: {
			type: 'count',
			description: 'Pieces of content outside the visible part of pages',
			when: 'Only with remove_cropped',
		},
		removedBookmarks: {
			type: 'count',
			description: 'Bookmarks that name attachments or layers that went',
			when: 'Only if there were any',
		},
		removedUnusedObjects: {
			type: 'count',
			description: 'Forms and images that went, because no content shows them',
			when: 'Only if there were any',
		},
	},
	fields: {
		remove_scripts: {
			...flag(
				'Remove Scripts',
				'Whether to remove JavaScript, and actions that start programs, send forms, play media or open other files',
			),
			default: true,
		},
		remove_private_data: {
			...flag(
				'Remove Private Data',
				'Whether to remove private data of programs, thumbnails, metadata of single pages and images, and values of hidden fields',
			),
			default: true,
		},
		remove_metadata: {
			...flag(
				'Remove Metadata',
				'Whether to remove title, author, dates and all other metadata of the document. A claim to be PDF/A or an electronic invoice ends with it.',
			),
			default: true,
		},
		remove_hidden_layers: {
			...flag(
				'Remove Hidden Layers',
				'Whether to remove layers that show neither on the screen nor on paper, with their content',
			),
			default: true,
		},
		remove_hidden_text: {
			...flag('Remove Hidden Text', 'Whether to remove invisible text. Scans lose the text that makes them searchable.'),
			default: false,
		},
		remove_attachments: {
			...flag('Remove Attachments', 'Whether to remove all embedded files. An electronic invoice is one.'),
			default: false,
		},
		remove_comments: {
			...flag('Remove Comments', 'Whether to remove comments: notes, highlights, drawings, stamps and text boxes of reviewers'),
			default: false,
		},
		remove_external_links: {
			...flag('Remove External Links', 'Whether to remove the targets of links to websites and other files'),
			default: false,
		},
		remove_image_metadata: {
			...flag('Remove Image Metadata', 'Whether to remove EXIF data, such as places and dates, from JPEG and JPEG 2000 images'),
			default: false,
		},
		remove_cropped: {
			...flag(
				'Remove Cropped Content',
				'Whether to remove text, images, drawings and annotations outside the visible part of pages, or wholly clipped',
			),
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
