/** Stamped images, overlays and page numbers. How they look is judged elsewhere. */
import type { Case } from '../cases';
import { badDocuments, lockedDocument, upTo } from './common';

const image = { files: { image: 'a PNG image' } } as const;
const letterhead = { files: { overlay: 'a letterhead of 2 pages' } } as const;
const withFiles = (cases: readonly Case[], files: NonNullable<Case['files']>): Case[] => cases.map((one) => ({ ...one, files }));

const RESTRICTED = { encryption: 'AES-256', permissions: -2056, opensWith: ['', 'owner'] } as const;

export const stampCases = {
	add_image_watermark: [
		{ title: 'an image on every page', documents: ['3 pages'], parameters: {}, ...image, gives: { texts: upTo(3) } },
		{
			title: 'a JPEG image with everything that the contract knows',
			documents: ['3 pages, turned by 90'],
			parameters: { transparency: '0', margin: '0' },
			files: { image: 'a JPEG image' },
			gives: { texts: upTo(3), rotations: [90, 90, 90] },
		},
		{
			title: 'one corner of some pages, behind their content',
			documents: ['8 pages'],
			parameters: { position: 'top_right', image_width: '1.5', pages: 'odd', layer: 'under', margin: '0.25' },
			...image,
			gives: { texts: upTo(8) },
			ours: true,
		},
		{
			title: 'a restricted document keeps its restrictions',
			documents: ['restricted, owner password "owner"'],
			parameters: {},
			...image,
			gives: { texts: upTo(3), ...RESTRICTED },
			ours: true,
		},
		{ title: 'no image', documents: ['3 pages'], parameters: {}, refuses: { image: /required/ } },
		{
			title: 'a document instead of an image',
			documents: ['3 pages'],
			parameters: {},
			files: { image: '1 page' },
			refuses: { image: /^is a PDF document; it must be a PNG or JPEG image$/ },
			ours: true,
		},
		{
			title: 'an HTML page instead of an image',
			documents: ['3 pages'],
			parameters: {},
			files: { image: 'an HTML page' },
			refuses: { image: /^is an HTML page; it must be a PNG or JPEG image$/ },
			ours: true,
		},
		{
			title: 'an image that is cut short',
			documents: ['3 pages'],
			parameters: {},
			files: { image: 'the start of a PNG image' },
			refuses: { image: /is cut short/ },
			ours: true,
		},
		{
			title: 'every offending field at once',
			documents: ['3 pages'],
			parameters: { transparency: '101', margin: '-1', position: 'middle', image_width: '0', layer: 'Over', pages: '1-3' },
			...image,
			refuses: {
				transparency: /100/,
				margin: /at least 0/,
				position: /one of top_left/,
				image_width: /greater than 0/,
				layer: /one of over, under/,
				pages: /write 1\.\.3/,
			},
			ours: true,
		},
		{
			title: 'a margin that leaves no room',
			documents: ['3 pages'],
			parameters: { margin: '30' },
			...image,
			refuses: { margin: /page 1/ },
			ours: true,
		},
		{
			title: 'an image wider than the room',
			documents: ['3 pages'],
			parameters: { image_width: '5' },
			...image,
			refuses: { image_width: /page 1, where the margins leave 3\.83 × 6\.26 inches/ },
			ours: true,
		},
		...withFiles(badDocuments({}), image.files),
		...withFiles(lockedDocument({}), image.files),
	],
	add_overlay: [
		{
			title: 'a letterhead with a first and a further page',
			documents: ['3 pages'],
			parameters: { layer: 'under' },
			...letterhead,
			gives: { texts: ['Page 1\nFirst letterhead', 'Page 2\nFurther letterhead', 'Page 3\nFurther letterhead'] },
		},
		{
			title: 'an overlay that begins again, on some pages',
			documents: ['8 pages'],
			parameters: { layer: 'over', repeat: 'all', fit: 'none', pages: '5..' },
			...letterhead,
			gives: {
				texts: upTo(8).map((page, index) => (index < 4 ? page : `${page}\n${index % 2 === 0 ? 'First' : 'Further'} letterhead`)),
			},
		},
		{
			title: 'an overlay that ends',
			documents: ['3 pages, turned by 90'],
			parameters: { layer: 'over', repeat: 'none' },
			...letterhead,
			gives: { texts: ['Page 1\nFirst letterhead', 'Page 2\nFurther letterhead', 'Page 3'], rotations: [90, 90, 90] },
		},
		{
			title: 'a protected overlay with its password',
			documents: ['3 pages, turned by 90'],
			parameters: { layer: 'over', overlay_password: 'user', pages: '1' },
			files: { overlay: 'locked, user password "user"' },
			gives: { texts: ['Page 1\nPage 1', 'Page 2', 'Page 3'], encryption: 'none' },
		},
		{
			title: 'a restricted document keeps its restrictions',
			documents: ['restricted, owner password "owner"'],
			parameters: { layer: 'under', repeat: 'none' },
			...letterhead,
			gives: { texts: ['Page 1\nFirst letterhead', 'Page 2\nFurther letterhead', 'Page 3'], ...RESTRICTED },
		},
		{
			title: 'no overlay and no layer',
			documents: ['3 pages'],
			parameters: {},
			refuses: { overlay: /required/, layer: /required/ },
		},
		{
			title: 'a protected overlay without its password',
			documents: ['3 pages'],
			parameters: { layer: 'under' },
			files: { overlay: 'locked, user password "user"' },
			refuses: { overlay: /needs a password/ },
		},
		{
			title: 'a protected overlay with a wrong password',
			documents: ['3 pages'],
			parameters: { layer: 'under', overlay_password: 'nope' },
			files: { overlay: 'locked, user password "user"' },
			refuses: { overlay_password: /does not open the overlay/ },
		},
		{
			title: 'an image instead of an overlay',
			documents: ['3 pages'],
			parameters: { layer: 'under' },
			files: { overlay: 'a PNG image' },
			refuses: { overlay: /^is a PNG image; it must be a PDF document$/ },
		},
		{
			title: 'the start of a document as overlay',
			documents: ['3 pages'],
			parameters: { layer: 'under' },
			files: { overlay: 'the start of a document' },
			refuses: { overlay: /cannot be read/ },
		},
		{
			title: 'the document itself as overlay',
			documents: ['3 pages'],
			parameters: { layer: 'under' },
			files: { overlay: '3 pages' },
			refuses: { overlay: /is the document itself/ },
		},
		...withFiles(badDocuments({ layer: 'under' }), letterhead.files),
		...withFiles(lockedDocument({ layer: 'under' }), letterhead.files),
	],
	add_page_numbers: [
		{
			title: 'with default parameters',
			documents: ['12 pages'],
			parameters: {},
			gives: { texts: upTo(12).map((page, index) => `${page}\n${index + 1} / 12`) },
		},
		{
			title: 'Bates numbers on some pages',
			documents: ['8 pages'],
			parameters: { number_format: 'ACME-{number}', digits: '6', first_number: '98', pages: 'not 1..5', position: 'top_right' },
			gives: {
				texts: [...upTo(5), 'Page 6\nACME-000098', 'Page 7\nACME-000099', 'Page 8\nACME-000100'],
			},
		},
		{
			title: 'numbers that continue in further documents',
			documents: ['3 pages, turned by 90'],
			parameters: { first_number: '5', last_number: '20', font_size: '24', color: 'Blue', margin: '0' },
			gives: { texts: ['Page 1\n5 / 20', 'Page 2\n6 / 20', 'Page 3\n7 / 20'], rotations: [90, 90, 90] },
		},
		{
			title: 'labels, and the name of the file',
			documents: ['rich, a'],
			parameters: { number_format: '{name} · {label}', pages: '1,3' },
			gives: {
				texts: ['a Page 1\na Ada\nrich-a · i', 'a Page 2\nOn a layer', 'a Page 3\na Ada\nrich-a · 1', 'a Page 4'],
			},
		},
		{
			title: 'a restricted document keeps its restrictions',
			documents: ['restricted, owner password "owner"'],
			parameters: { number_format: 'Page no. {number}' },
			gives: { texts: ['Page 1\nPage no. 1', 'Page 2\nPage no. 2', 'Page 3\nPage no. 3'], ...RESTRICTED },
		},
		{
			title: 'an unknown placeholder',
			documents: ['3 pages'],
			parameters: { number_format: '{page} of {last}', digits: '13' },
			refuses: { number_format: /unknown placeholder \{page\}; use \{number\}, \{last\}/, digits: /0 to 12/ },
		},
		{
			title: 'two unknown placeholders',
			documents: ['3 pages'],
			parameters: { number_format: '{page} of {total}' },
			refuses: { number_format: /unknown placeholders \{page\} and \{total\}; use \{number\}, \{last\}/ },
		},
		{
			title: 'a placeholder that is not closed',
			documents: ['3 pages'],
			parameters: { number_format: 'Page {number' },
			refuses: { number_format: /brace that belongs to no placeholder; use \{number\}, \{last\}/ },
		},
		{
			title: 'characters that no font covers',
			documents: ['3 pages'],
			parameters: { number_format: '第 {number}' },
			refuses: { number_format: /“第” \(U\+7B2C\)/ },
		},
		{
			title: 'every offending field at once',
			documents: ['3 pages'],
			parameters: { digits: '13', first_number: '-1', font_size: '200', color: 'green', margin: '-0.5', position: 'foot' },
			refuses: {
				digits: /0 to 12/,
				first_number: /at least 0/,
				font_size: /at least 4 and at most 144/,
				color: /one of Black/,
				margin: /at least 0/,
				position: /one of/,
			},
		},
		{
			title: 'a margin that leaves no room',
			documents: ['3 pages'],
			parameters: { margin: '30' },
			refuses: { margin: /page 1/ },
		},
		...badDocuments({}),
		...lockedDocument({}),
	],
} satisfies Readonly<Record<string, readonly Case[]>>;
