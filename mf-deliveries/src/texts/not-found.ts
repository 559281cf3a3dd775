import { NOT_FOUND } from './english/not-found';
import { deliveryPart } from './groups/delivery';

export const notFoundTexts = deliveryPart('notFound', NOT_FOUND);
