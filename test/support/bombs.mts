/** Runs an operation over every decompression bomb in a process of its own, and says at last how many megabytes that took at most. */
import { bombs } from './hostile';
import { asDocument, local } from './local';

for (const [name, make] of Object.entries(bombs)) {
	const code = await local.run('add_text_watermark', [asDocument(make())], { line_1: 'Draft' } as never).then(
		() => 'ok',
		(thrown: unknown) => (thrown as { code: string }).code,
	);
	console.log(`${name}: ${code}`);
}
console.log(Math.round(process.resourceUsage().maxRSS / 1024));
