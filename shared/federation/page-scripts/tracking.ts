// A recipient's tracking page is complete without these: they keep it up to date, offer the device's position where a pin may be
// moved, and make a photo smaller before it is sent.
import { followDelivery } from './tracking/follow-delivery';
import { offerPosition } from './tracking/offer-position';
import { shrinkPhoto } from './tracking/shrink-photo';

followDelivery();
offerPosition();
shrinkPhoto();
