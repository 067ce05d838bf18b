import { conforms } from './conforms';

conforms('images_to_pdf');
