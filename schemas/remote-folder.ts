/** A folder of another machine, reached by ssh: `moi@exemple.fr:/srv/www`. No character in it means anything to a shell. */
export const REMOTE_FOLDER = /^((?:\w[\w.-]*@)?\w[\w.-]*):(\/\w[\w./-]*\w)$/;
