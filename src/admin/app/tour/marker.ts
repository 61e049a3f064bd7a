/**
 * Where this browser keeps that it has seen the tour ("true"), or does not want it ("never"): then it does not open by
 * itself. By browser, not by owner: nobody sees it twice at one desk.
 */
export const TOUR_MARKER = "innfo-tour";
