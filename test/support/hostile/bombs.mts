/** Runs an operation on every decompression bomb, with and without native compression, and prints the peak memory in megabytes. */
import { bombs } from './documents';
import { asDocument, local, localWithNativeCodec } from '../hosts/local';

for (const backend of [local, localWithNativeCodec])
	for (const [name, make] of Object.entries(bombs)) {
		const code = await backend.run('add_text_watermark', [asDocument(make())], { line_1: 'Draft' } as never).then(
			() => 'ok',
			(thrown: unknown) => (thrown as { code: string }).code,
		);
		console.log(`${name}: ${code}`);
	}
console.log(Math.round(process.resourceUsage().maxRSS / 1024));
