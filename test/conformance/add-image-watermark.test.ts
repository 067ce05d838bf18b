import { conforms } from './conforms';

conforms('add_image_watermark');
