import type { Case } from '../case';
import { LOCKED, RESTRICTED } from '../common';

export const get_document_info: readonly Case[] = [
	{
		title: 'a rich document',
		documents: ['rich, a'],
		parameters: {},
		gives: {
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
				pageLabels: {
					labels: [
						{ from: 1, style: 'roman_lower', prefix: '', start: 1 },
						{ from: 3, style: 'decimal', prefix: '', start: 1 },
					],
				},
			},
		},
	},
	{
		title: 'every page',
		documents: ['3 pages, turned by 90'],
		parameters: { per_page: 'true' },
		gives: {
			data: {
				pages: [1, 2, 3].map(() => ({ width: 595, height: 420, rotation: 90, label: null, characters: 5 })),
				pagesWithoutText: { count: 0, first: null },
			},
		},
	},
	{
		title: 'bookmarks',
		documents: ['rich, a'],
		parameters: { with_bookmarks: 'true' },
		gives: {
			data: {
				bookmarkList: {
					bookmarks: [
						{
							title: 'a Chapter 1',
							page: 1,
							open: true,
							children: [
								{
									title: 'a Section 1.1',
									page: 2,
									open: true,
									children: [{ title: 'a Section 1.1.1', page: 3, open: false, children: [] }],
								},
							],
						},
						{
							title: 'a Part',
							page: null,
							open: false,
							children: [{ title: 'a Chapter 2', page: 4, open: false, children: [] }],
						},
					],
				},
			},
		},
	},
	{
		title: 'a restricted document',
		documents: [RESTRICTED],
		parameters: {},
		gives: {
			data: { locked: false, encryption: { algorithm: 'AES-256', keyBits: 256, opensWithoutPassword: true } },
		},
	},
	{
		title: 'a document that needs a password, without an error',
		documents: [LOCKED],
		parameters: {},
		gives: {
			opensWith: ['user'],
			data: { pageCount: 3, locked: true, encryption: { algorithm: 'AES-128', keyBits: 128, opensWithoutPassword: false } },
		},
	},
];
