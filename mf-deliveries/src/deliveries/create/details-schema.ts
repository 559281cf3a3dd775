// A chunk of its own: the form is there before anybody has it checked.
export { deliveryDetailsSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
