import { conforms } from './conforms';

conforms('add_text_watermark');
