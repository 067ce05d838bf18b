import type { Example } from './example';

export const pages_to_images: Example = {
	inputs: ['report.pdf'],
	parameters: { pages: '1, 2', resolution: '72' },
	small: { pages: '1', resolution: '72' },
	shows: 'two pages as images',
	gives: { files: ['report-1.png', 'report-2.png'] },
};
